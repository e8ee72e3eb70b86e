import { sql } from 'kysely';
import type { Db } from '../platform/database/tables.ts';
import { refusal } from '../platform/http/refusal.ts';

/** Somebody waits for them, and others for the processors. */
const LONGEST_MS = 15_000;

const CANCELED = '57014';

/**
 * Runs the statements of a transaction without parallel workers, which would take the processors from the board, each for so
 * long at most: `statistic.tooLong`.
 */
export async function withinTime<T>(db: Db, work: () => Promise<T>, longestMs = LONGEST_MS): Promise<T> {
  await sql`set local statement_timeout = ${sql.lit(longestMs)}`.execute(db);
  await sql`set local max_parallel_workers_per_gather = 0`.execute(db);
  // There are two of them at most; what they sort and group is large, and compiling takes longer than it saves.
  await sql`set local work_mem = '64MB'`.execute(db);
  await sql`set local jit = off`.execute(db);
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === CANCELED) throw refusal('statistic.tooLong');
    throw error;
  }
}
