import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { engineOf } from '../database/root.ts';
import type { Db } from '../database/tables.ts';
import type { JobDefinition } from './defineJob.ts';

/** Which of these queues have a job to run now: one cheap question for all of them. */
export async function dueQueues(database: Database, names: readonly string[]): Promise<string[]> {
  const { rows } = await engineOf(database).executeSql(
    `SELECT queue.name FROM unnest($1::text[]) AS queue (name)
     WHERE EXISTS (
       SELECT FROM pgboss.job
       WHERE job.name = queue.name AND job.state < 'active' AND NOT job.blocked AND job.start_after <= now()
     )`,
    [names],
  );
  return rows.map(({ name }) => String(name));
}

/** Makes due what would become due until then. */
export async function pullForward(database: Database, names: readonly string[], until: Date): Promise<void> {
  await engineOf(database).executeSql(
    `UPDATE pgboss.job SET start_after = now()
     WHERE name = ANY ($1::text[]) AND state < 'active' AND start_after > now() AND start_after <= $2`,
    [names, until],
  );
}

/** When these jobs are run, by their ids; those that run now or have ended are left out. */
export async function dueTimes(
  db: Db,
  { name }: Pick<JobDefinition, 'name'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; start_after: Date }>`
    select id::text as id, start_after from pgboss.job
    where name = ${name} and id = any (${[...ids]}::uuid[]) and state < 'active'`.execute(db);
  return new Map(rows.map(({ id, start_after }) => [id, start_after]));
}
