import { sql } from 'kysely';
import { permissionsIn, type Permission } from '@portal/domain/access/permissions.ts';
import type { Db } from '../../platform/database/tables.ts';
import '../../access/access.tables.ts';

export interface ChosenRole {
  id: number;
  active: boolean;
  permissions: ReadonlySet<Permission>;
}

/** The roles that an account holds, those that are not active any more included, by id. */
export async function heldRoles(db: Db, userId: number): Promise<ChosenRole[]> {
  const rows = await db
    .selectFrom('user_role')
    .innerJoin('role', 'role.id', 'user_role.role_id')
    .select(['role.id', 'role.active', 'role.permissions'])
    .where('user_role.user_id', '=', userId)
    .orderBy('role.id')
    .execute();
  return rows.map(withPermissions);
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
  // No role becomes another while it is given: with others who give, and against whoever changes one (`lockRoles`).
  await sql`select pg_advisory_xact_lock_shared(hashtextextended('roles', 0))`.execute(db);
  const rows = await db
    .selectFrom('role')
    .select(['id', 'active', 'permissions'])
    .where('id', '=', sql<number>`any(${chosen}::bigint[])`)
    .orderBy('id')
    .execute();
  const usable = rows.filter(({ id, active }) => active || held.includes(id));
  if (usable.length < chosen.length) return undefined;
  return usable.map(withPermissions);
}

const withPermissions = ({
  permissions,
  ...role
}: {
  id: number;
  active: boolean;
  permissions: string[];
}): ChosenRole => ({
  ...role,
  permissions: permissionsIn(permissions),
});

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

/** All that these roles permit. */
export const rightsOf = (roles: readonly ChosenRole[]): Permission[] =>
  roles.flatMap(({ permissions }) => [...permissions]);
