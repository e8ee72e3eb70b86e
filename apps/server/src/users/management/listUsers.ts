import { sql, type RawBuilder } from 'kysely';
import type { ReplyOf } from '@portal/contract/endpoints.ts';
import { USER_LIST, type staffEndpoints } from '@portal/contract/users/staff.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { defineList, pageReply } from '../../platform/lists/defineList.ts';
import {
  byInstant,
  eachWord,
  instantAt,
  likeWord,
  microseconds,
  type SortKey,
} from '../../platform/lists/listOrder.ts';
import '../../access/access.tables.ts';
import { tellStaff, STAFF_COLUMNS, type StaffRow } from '../staffUser.ts';

/** By the id alone: a name would make the cursor longer than it may be, and puts people into addresses. */
const byName: SortKey = {
  key: sql`(name || ' ' || last_name) collate portal`,
  place: sql`''`,
  at: (place, id) =>
    place === ''
      ? sql`(select known.name || ' ' || known.last_name from staff_user known where known.id = ${id})`
      : undefined,
};

const NEVER = 'never';

/** Who never signed in stands at the end, whichever way the others are sorted. */
const bySignIn = (never: RawBuilder<unknown>): SortKey => ({
  key: sql`coalesce(last_sign_in_at, ${never})`,
  place: sql`coalesce(${microseconds('last_sign_in_at')}, ${sql.lit(NEVER)})`,
  at: (place) => (place === NEVER ? sql`${never}::timestamptz` : instantAt(place)),
});

export const users = defineList<StaffRow>()(USER_LIST, {
  table: 'staff_user',
  columns: () => STAFF_COLUMNS,
  inReach: () => sql`removed_at is null`,
  // As the index has it: accents and capitals make no difference; words may stand in any order.
  finds: eachWord((word) => sql`folded(name || ' ' || last_name || ' ' || email) like ${likeWord(word)}`),
  filters: {
    status: (status) => sql`status = ${status}`,
    country: (country) => sql`country = ${country}`,
    role: (roles) =>
      sql`exists (select 1 from user_role where user_id = staff_user.id and role_id = any(${roles}::bigint[]))`,
  },
  orders: {
    name: () => byName,
    lastSignIn: (way) => bySignIn(way === 'up' ? sql`'infinity'` : sql`'-infinity'`),
    created: () => byInstant('created_at'),
  },
});

/** Staff users with their roles; removed ones are nowhere. */
export async function listUsers(
  context: StaffContext,
  { query }: InputOf<typeof staffEndpoints.listUsers>,
): Promise<ReplyOf<typeof staffEndpoints.listUsers>> {
  const page = await users.page(context, query);
  return pageReply(page, await tellStaff(context, page.rows));
}
