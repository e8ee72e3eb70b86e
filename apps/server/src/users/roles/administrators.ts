import { sql } from 'kysely';
import type { Db } from '../../platform/database/tables.ts';
import '../../access/access.tables.ts';
import '../../sessions/sessions.tables.ts';

/** Whether a row of `role` makes an administrator of whoever holds it, while it is active. */
export const ADMINISTERS = sql<boolean>`'business.administrator' = any(role.permissions)`;

/**
 * Lets one act at a time change who administers: two that each strip the other of the last two administrators would
 * both find that another remains. What comes after this statement sees what the act before has committed. Acts that
 * lock accounts do this first, so that none waits for another in a circle.
 */
export async function lockAdministration(db: Db): Promise<void> {
  await sql`
    select id from role where ${ADMINISTERS} order by id for no key update`.execute(db);
}

/** Whether anybody active holds an active role that administers. */
export async function hasAdministrator(db: Db): Promise<boolean> {
  const { rows } = await sql`
    select from user_role join role on role.id = role_id join staff_user on staff_user.id = user_id
    where role.active and ${ADMINISTERS} and status = 'ACTIVE' and removed_at is null limit 1`.execute(db);
  return rows.length > 0;
}

/** Whether the account is the only active one that holds an active role with `business.administrator`. */
export async function isLastAdministrator(db: Db, userId: number): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    select id from staff_user
    where status = 'ACTIVE' and removed_at is null and exists (
      select 1 from user_role join role on role.id = user_role.role_id
      where user_role.user_id = staff_user.id and role.active and ${ADMINISTERS})
    limit 2`.execute(db);
  return rows.length === 1 && rows[0]?.id === userId;
}
