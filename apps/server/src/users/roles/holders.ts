/** Who holds a role, as refusals name them. */
import { sql } from 'kysely';

/** So many are named; of more it is said how many they are. */
export const MOST_NAMED = 5;

export const HOLDER = sql<string>`staff_user.name || ' ' || staff_user.last_name`;
export const BY_HOLDER = sql`(${HOLDER}) collate portal, staff_user.id`;

/** Accounts that were removed keep their rows, and hold nothing. */
const HELD = sql`
  from user_role join staff_user on staff_user.id = user_role.user_id
  where user_role.role_id = role.id and staff_user.removed_at is null`;

/** Of a row of `role`: how many hold it. */
export const USERS = sql<number>`(select count(*) ${HELD})::int`;

/** Of a row of `role`: the first of them by name. */
export const HOLDERS = sql<string[]>`array(select ${HOLDER} ${HELD} order by ${BY_HOLDER} limit ${MOST_NAMED})`;
