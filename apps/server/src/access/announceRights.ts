import { sql } from 'kysely';
import type { Db } from '../platform/database/tables.ts';

export const RIGHTS_CHANNEL = 'portal_rights';

/** Tells every process to forget the rights and sessions it remembers: a role, a user or a session has changed. */
export async function announceRights(db: Db): Promise<void> {
  await sql`select pg_notify(${RIGHTS_CHANNEL}, '')`.execute(db);
}
