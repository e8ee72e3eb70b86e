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

type Enqueued<Payload extends object> = Pick<JobDefinition<Payload>, 'name' | 'schema' | 'onePerKey'>;

/** Leaves a job in the caller's transaction: it runs after the commit, and never if the transaction is rolled back. */
export const enqueue = <Payload extends object>(
  db: Db,
  job: Enqueued<Payload>,
  payload: Payload,
  options: EnqueueOptions = {},
): Promise<void> => enqueueEach(db, job, [{ ...options, payload }]);

/** The same for many of a job, in one statement. */
export async function enqueueEach<Payload extends object>(
  db: Db,
  job: Enqueued<Payload>,
  each: readonly (EnqueueOptions & { payload: Payload })[],
): Promise<void> {
  const { boss, definitions } = bossOf(ownerOf(db));
  if (!definitions.has(job.name)) throw new Error(`The job ${job.name} is not among those that were started.`);
  if (each.some(({ singletonKey }) => (singletonKey !== undefined) !== (job.onePerKey ?? false))) {
    throw new Error(`The job ${job.name} ${job.onePerKey ? 'needs a' : 'takes no'} singletonKey.`);
  }
  await boss.insert(
    job.name,
    each.map(({ payload, startAfter, singletonKey }) => ({
      data: job.schema.parse(payload),
      ...(startAfter && { startAfter }),
      ...(singletonKey !== undefined && { singletonKey }),
    })),
    { db: fromKysely(db) },
  );
}
