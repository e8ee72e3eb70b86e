import { sql } from 'kysely';
import type { Client } from 'pg';
import type { Db } from '../database/tables.ts';

/** Any number, the same in all processes of all versions. */
const LOCK = 7_202_612;

/** Keeps files from being removed while `work` goes on, by a lock of the session; several may do so at once. */
export async function* keptWhileBackedUp<T>(client: Client, work: () => AsyncGenerator<T>): AsyncGenerator<T> {
  await client.query('select pg_advisory_lock_shared($1)', [LOCK]);
  yield* work();
  // Where it fails, the session ends, and the lock with it.
  await client.query('select pg_advisory_unlock_shared($1)', [LOCK]);
}

/** Whether files may be removed in this transaction: not while a backup is made, which would miss them. */
export async function mayRemoveFiles(db: Db): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`select pg_try_advisory_xact_lock(${LOCK}) as may`.execute(db);
  return rows[0]?.may ?? false;
}
