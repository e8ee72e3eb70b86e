import { sql } from 'kysely';
import type { Db } from '../platform/database/tables.ts';

export const RIGHTS_CHANNEL = 'portal_rights';

/** On which open pages are told that roles, or who holds which, are others now. */
export const ROLES_CHANNEL = 'portal_roles';

/**
 * The same where what somebody may do has changed: open pages whose rights are others now connect anew and ask who they are
 * (product/access.md#active-role). The processes have forgotten by then, for notifications arrive in their order.
 */
export async function announceRoles(db: Db): Promise<void> {
  await announceRights(db);
  await sql`select pg_notify(${ROLES_CHANNEL}, '')`.execute(db);
}

/** Tells every process to forget the rights and sessions it remembers: a role, a user or a session has changed. */
export async function announceRights(db: Db): Promise<void> {
  await sql`select pg_notify(${RIGHTS_CHANNEL}, '')`.execute(db);
}
