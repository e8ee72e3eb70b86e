import { sql } from 'kysely';
import type { ReplyOf } from '@portal/contract/endpoints.ts';
import { ROLE_LIST, type roleEndpoints } from '@portal/contract/users/roles.ts';
import { SHIPPED_ROLES } from '@portal/domain/access/roles.ts';
import { roleNameIn } from '../../access/roleNameIn.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { defineList, pageReply, type ListContext } from '../../platform/lists/defineList.ts';
import { eachWord, likeWord } from '../../platform/lists/listOrder.ts';
import { USERS } from './holders.ts';
import { ROLE, tellRole, type HeldRole } from './role.ts';

type List = typeof roleEndpoints.listRoles;

const IS_SHIPPED = sql`coalesce(slug = any(${Object.keys(SHIPPED_ROLES)}::text[]), false)`;

export const roles = defineList<HeldRole>()(ROLE_LIST, {
  table: 'role',
  columns: () => ROLE,
  inReach: () => sql`true`,
  finds: eachWord((word) => sql`folded(concat_ws(' ', name, name_es, slug)) like ${likeWord(word)}`),
  filters: {
    status: (status) => (status === 'ACTIVE' ? sql`active` : sql`not active`),
    origin: (origin) => (origin === 'SHIPPED' ? IS_SHIPPED : sql`not ${IS_SHIPPED}`),
  },
  orders: {
    // By the id alone: a name would make the cursor longer than it may be.
    name: (_way, context) => ({
      key: sql`${nameFor(context)} collate portal`,
      place: sql`''`,
      at: (place, id) => (place === '' ? sql`(select ${nameFor(context)} from role where role.id = ${id})` : undefined),
    }),
    users: () => ({
      key: USERS,
      place: sql`${USERS}::text`,
      at: (place) => (/^\d{1,9}$/.test(place) ? sql`${place}::int` : undefined),
    }),
  },
});

const nameFor = ({ language = 'en' }: ListContext) => roleNameIn(language);

/** Roles with how many hold them. */
export async function listRoles(context: StaffContext, { query }: InputOf<List>): Promise<ReplyOf<List>> {
  const page = await roles.page(context, query);
  return pageReply(
    page,
    page.rows.map((row) => tellRole(row, context)),
  );
}
