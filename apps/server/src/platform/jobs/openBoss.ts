import { PgBoss } from 'pg-boss';
import type { Database, Log } from '../database/database.ts';
import { engineOf } from '../database/root.ts';
import type { JobDefinition } from './defineJob.ts';
import { prepareQueues, prepareSchedules } from './queues.ts';

export interface OpenBoss {
  boss: PgBoss;
  definitions: ReadonlyMap<string, JobDefinition>;
}

const opened = new WeakMap<Database, OpenBoss>();

/** The job store of a database. Refuses when `startJobs` was not called. */
export function bossOf(database: Database): OpenBoss {
  const open = opened.get(database);
  if (!open) throw new Error('Jobs were not started on this database: call startJobs first.');
  return open;
}

/** Starts the job store with the queues of the definitions; with `timed`, also its upkeep and schedules. */
export async function openBoss(
  database: Database,
  definitions: readonly JobDefinition[],
  { log, timed }: { log: Log; timed: boolean },
): Promise<PgBoss> {
  // An instance looks up a queue that it did not know at its start by a query of its own, outside of the transaction in
  // which a job is being enqueued: so the queues are made by another one.
  const maker = await start(database, { log, timed: false });
  try {
    await prepareQueues(maker, definitions);
    if (timed) await prepareSchedules(maker, definitions);
  } finally {
    await maker.stop({ graceful: false });
  }
  const boss = await start(database, { log, timed });
  opened.set(database, { boss, definitions: new Map(definitions.map((definition) => [definition.name, definition])) });
  return boss;
}

async function start(database: Database, { log, timed }: { log: Log; timed: boolean }): Promise<PgBoss> {
  const { executeSql } = engineOf(database);
  const boss = new PgBoss({
    db: { executeSql },
    schedule: timed,
    supervise: timed,
  });
  boss.on('error', (error) => log.error({ err: error }, 'The job store met an error.'));
  boss.on('warning', ({ message, data }) => log.warn({ data }, message));
  return boss.start();
}
