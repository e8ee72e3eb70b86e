import { sql, type RawBuilder } from 'kysely';
import { permissionsIn, type Permission } from '@portal/domain/access/permissions.ts';
import { isInReach, reachOf, type Actor, type ReachFacts } from '@portal/domain/access/reach.ts';
import { newYorkDate } from '../platform/clock.ts';
import type { Db } from '../platform/database/tables.ts';

interface Rights {
  roles: readonly { id: number; permissions: ReadonlySet<Permission> }[];
  /** On this day colleagues stand in for others. */
  today: string;
}

/** The active roles with what they permit, as it is today. */
export async function listRights({ db, now }: { db: Db; now: Date }): Promise<Rights> {
  const roles = await db.selectFrom('role').select(['id', 'permissions']).where('active', '=', true).execute();
  return {
    roles: roles.map(({ id, permissions }) => ({ id, permissions: permissionsIn(permissions) })),
    today: newYorkDate(now),
  };
}

/**
 * Active staff who in one of their roles see a card of these facts and of whom `holds` is true: a condition over
 * `staff_user`. Some hold by their role, others only as those who are in charge of the card, or who stand in for these.
 */
export function staffWho(
  { roles, today }: Rights,
  facts: ReachFacts,
  holds: (actor: Actor) => boolean,
): RawBuilder<boolean> {
  const rolesOf = (userId: number) =>
    roles
      .filter(({ permissions }) => isInReach(reachOf({ userId, permissions }), facts) && holds({ userId, permissions }))
      .map(({ id }) => id);
  const NOBODY = 0;
  const everyone = rolesOf(NOBODY);
  const own = staffInCharge(facts).flatMap((user) => rolesOf(user).map((role) => ({ user, role })));
  const pairs = sql`(
    select * from unnest(${own.map(({ user }) => user)}::bigint[], ${own.map(({ role }) => role)}::bigint[]))`;
  return sql<boolean>`status = 'ACTIVE' and removed_at is null and exists (
    select from user_role where user_role.user_id = staff_user.id and (
      role_id = any(${everyone}::bigint[]) or (user_id, role_id) in ${pairs} or exists (
        select from absence where absence.delegate_id = user_role.user_id
          and ${today}::date between first_day and last_day and (absence.user_id, role_id) in ${pairs})))`;
}

/** The ids of those who are in charge of a card. */
export const staffInCharge = ({ assignees }: ReachFacts): number[] => [
  ...new Set(Object.values(assignees).filter((id) => id !== null)),
];
