import { sql } from 'kysely';
import { isPermission, type Permission } from '@portal/domain/access/permissions.ts';
import type { Db } from '../platform/database/tables.ts';
import '../access/access.tables.ts';

export interface ChosenRole {
  id: number;
  active: boolean;
  permissions: ReadonlySet<Permission>;
}

/** The roles that an account holds, by id. */
export async function heldRoleIds(db: Db, userId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('user_role')
    .select('role_id')
    .where('user_id', '=', userId)
    .orderBy('role_id')
    .execute();
  return rows.map(({ role_id }) => role_id);
}

/**
 * The roles chosen for an account, with their permissions as they are now; nothing where one is unknown or not active.
 * Those it holds already may stay, active or not: else nobody could change anything else of the account.
 */
export async function findChosenRoles(
  db: Db,
  ids: readonly number[],
  held: readonly number[] = [],
): Promise<ChosenRole[] | undefined> {
  const chosen = [...new Set(ids)];
  const rows = await db
    .selectFrom('role')
    .select(['id', 'active', 'permissions'])
    .where('id', '=', sql<number>`any(${chosen}::bigint[])`)
    .orderBy('id')
    .execute();
  const usable = rows.filter(({ id, active }) => active || held.includes(id));
  if (usable.length < chosen.length) return undefined;
  return usable.map((role) => ({ ...role, permissions: new Set(role.permissions.filter(isPermission)) }));
}

/** Gives an account these roles and no others. */
export async function replaceRoles(db: Db, userId: number, ids: readonly number[]): Promise<void> {
  await db
    .deleteFrom('user_role')
    .where('user_id', '=', userId)
    .where('role_id', '<>', sql<number>`all(${[...ids]}::bigint[])`)
    .execute();
  await db
    .insertInto('user_role')
    .values(ids.map((role_id) => ({ user_id: userId, role_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
