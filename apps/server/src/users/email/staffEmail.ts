import { sql } from 'kysely';
import type { Db } from '../../platform/database/tables.ts';

/**
 * Whether another staff account has the address (as `comparableEmail` writes it). Who asks for the same one waits until
 * this transaction ends: else two could be told that it is free.
 */
export async function isStaffEmailTaken(db: Db, email: string, userId = 0): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`staff_user.email ${email}`}, 0))`.execute(db);
  const other = await db
    .selectFrom('staff_user')
    .select('id')
    .where('email', '=', email)
    .where('removed_at', 'is', null)
    .where('id', '!=', userId)
    .executeTakeFirst();
  return other !== undefined;
}
