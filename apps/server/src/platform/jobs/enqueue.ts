import { fromKysely } from 'pg-boss';
import { ownerOf } from '../database/root.ts';
import type { Db } from '../database/tables.ts';
import type { JobDefinition } from './defineJob.ts';
import { bossOf } from './openBoss.ts';

export interface EnqueueOptions {
  startAfter?: Date;
  /** Required by jobs with `onePerKey`, refused by others. */
  singletonKey?: string;
}

/** Leaves a job in the caller's transaction: it runs after the commit, and never if the transaction is rolled back. */
export async function enqueue<Payload extends object>(
  db: Db,
  job: Pick<JobDefinition<Payload>, 'name' | 'schema' | 'onePerKey'>,
  payload: Payload,
  { startAfter, singletonKey }: EnqueueOptions = {},
): Promise<void> {
  const { boss, definitions } = bossOf(ownerOf(db));
  if (!definitions.has(job.name)) throw new Error(`The job ${job.name} is not among those that were started.`);
  if ((singletonKey !== undefined) !== (job.onePerKey ?? false)) {
    throw new Error(`The job ${job.name} ${job.onePerKey ? 'needs a' : 'takes no'} singletonKey.`);
  }
  await boss.send(job.name, job.schema.parse(payload), {
    db: fromKysely(db),
    ...(startAfter && { startAfter }),
    ...(singletonKey !== undefined && { singletonKey }),
  });
}
