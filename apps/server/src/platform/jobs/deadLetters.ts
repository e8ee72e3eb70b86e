import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { engineOf } from '../database/root.ts';
import type { Db } from '../database/tables.ts';
import type { JobDefinition } from './defineJob.ts';
import { bossOf } from './openBoss.ts';
import { deadLetterQueue } from './queues.ts';

export interface DeadLetter {
  id: string;
  job: string;
  payload: object;
  failedAt: Date;
  /** What the last try ended with. */
  reason: unknown;
}

/** The jobs that failed on every try, newest first, at most 200. */
export async function listDeadLetters(database: Database): Promise<DeadLetter[]> {
  const { rows } = await engineOf(database).executeSql(
    `SELECT id, source_name AS job, data AS payload, created_on AS "failedAt", source_output AS reason
     FROM pgboss.job WHERE name = $1 AND state < 'active' ORDER BY created_on DESC, id LIMIT 200`,
    [deadLetterQueue],
  );
  return rows as unknown as DeadLetter[];
}

/** Puts dead letters back into the queues they came from; answers how many. */
export async function retryDeadLetters(database: Database, ids: readonly string[]): Promise<number> {
  return bossOf(database).boss.redrive(deadLetterQueue, { ids: [...ids] });
}

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
