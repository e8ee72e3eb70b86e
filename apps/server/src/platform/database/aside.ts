import { sql } from 'kysely';
import { Refusal } from '../http/refusal.ts';
import type { Db } from './tables.ts';

/**
 * An act beside what else its transaction writes. Refused, it leaves nothing, and the refusal is answered; one that is only
 * tried (`keeps: false`) leaves nothing either. Any other error is the transaction's.
 */
export async function aside<Outcome>(
  db: Db,
  { keeps }: { keeps: boolean },
  act: () => Promise<Outcome>,
): Promise<Outcome | Refusal> {
  await sql`savepoint aside`.execute(db);
  const outcome = await act().catch((error: unknown) => {
    if (error instanceof Refusal) return error;
    throw error;
  });
  const stays = keeps && !(outcome instanceof Refusal);
  await sql.raw(stays ? 'release savepoint aside' : 'rollback to savepoint aside').execute(db);
  return outcome;
}
