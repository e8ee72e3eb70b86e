import { sql, type RawBuilder } from 'kysely';
import { isPermission, type Permission } from '@portal/domain/access/permissions.ts';
import { isInReach, reachOf, type Actor, type ReachFacts } from '@portal/domain/access/reach.ts';
import type { Db } from '../platform/database/tables.ts';

type Roles = readonly { id: number; permissions: ReadonlySet<Permission> }[];

/** The active roles with what they permit. */
export async function listRolePermissions(db: Db): Promise<Roles> {
  const roles = await db.selectFrom('role').select(['id', 'permissions']).where('active', '=', true).execute();
  return roles.map(({ id, permissions }) => ({ id, permissions: new Set(permissions.filter(isPermission)) }));
}

/**
 * Active staff who in one of their roles see a card of these facts and of whom `holds` is true: a condition over
 * `staff_user`. Some hold by their role, others only as those who are in charge of the card.
 */
export function staffWho(roles: Roles, facts: ReachFacts, holds: (actor: Actor) => boolean): RawBuilder<boolean> {
  const rolesOf = (userId: number) =>
    roles
      .filter(({ permissions }) => isInReach(reachOf({ userId, permissions }), facts) && holds({ userId, permissions }))
      .map(({ id }) => id);
  const NOBODY = 0;
  const everyone = rolesOf(NOBODY);
  const own = staffInCharge(facts).flatMap((user) => rolesOf(user).map((role) => ({ user, role })));
  return sql<boolean>`status = 'ACTIVE' and removed_at is null and exists (
    select from user_role where user_role.user_id = staff_user.id and (
      role_id = any(${everyone}::bigint[]) or (user_id, role_id) in (
        select * from unnest(${own.map(({ user }) => user)}::bigint[], ${own.map(({ role }) => role)}::bigint[]))))`;
}

/** The ids of those who are in charge of a card. */
export const staffInCharge = ({ assignees }: ReachFacts): number[] => [
  ...new Set(Object.values(assignees).filter((id) => id !== null)),
];
