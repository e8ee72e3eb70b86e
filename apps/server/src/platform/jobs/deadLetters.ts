import { fromKysely } from 'pg-boss';
import { sql } from 'kysely';
import { ownerOf } from '../database/root.ts';
import type { Db } from '../database/tables.ts';
import type { JobDefinition } from './defineJob.ts';
import { bossOf } from './openBoss.ts';
import { deadLetterQueue } from './queues.ts';

export interface DeadLetter {
  id: string;
  job: string;
  /** Of the job that failed, as it stands in the log. */
  jobId: string;
  payload: object;
  failedAt: Date;
  tries: number;
  /** What the last try ended with. */
  reason: unknown;
  total: number;
}

/** Those of some jobs that failed on every try, newest first, at most 200, with how many they are in all. */
export async function listDeadLetters(db: Db, jobs: readonly string[]): Promise<DeadLetter[]> {
  const { rows } = await sql<DeadLetter>`
    select id, source_name as job, source_id as "jobId", data as payload, created_on as "failedAt",
      coalesce(source_retry_count, 0) + 1 as tries, source_output as reason, (count(*) over ())::int as total
    from pgboss.job where ${isLetterOf(jobs)} order by created_on desc, id limit 200`.execute(db);
  return rows;
}

/**
 * Puts a dead letter back into the queue it came from, in the transaction of an act; where the same job waits there by
 * now, that one does. Answers whether there was such a letter.
 */
export async function retryDeadLetter(db: Db, id: string, jobs: readonly string[]): Promise<boolean> {
  const { rows } = await sql`
    select id from pgboss.job where ${isLetterOf(jobs)} and id = ${id} for update`.execute(db);
  if (rows.length === 0) return false;
  await bossOf(ownerOf(db)).boss.redrive(deadLetterQueue, { ids: [id], db: fromKysely(db) });
  return true;
}

const isLetterOf = (jobs: readonly string[]) =>
  sql`name = ${deadLetterQueue} and source_name = any (${jobs}::text[]) and state < 'active'`;

/** Takes the dead letters of a job with this payload away, in the transaction of an act that leaves the job anew. */
export async function dropDeadLetters<Payload extends object>(
  db: Db,
  { name }: JobDefinition<Payload>,
  payload: Payload,
): Promise<void> {
  await sql`
    delete from pgboss.job
    where name = ${deadLetterQueue} and source_name = ${name} and data = ${JSON.stringify(payload)}::jsonb
      and state < 'active'`.execute(db);
}
