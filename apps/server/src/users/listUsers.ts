import { sql, type RawBuilder } from 'kysely';
import type { QueryOf, ReplyOf } from '@portal/contract/endpoints.ts';
import type { staffEndpoints } from '@portal/contract/users.ts';
import { tidy } from '@portal/domain/fields/rules.ts';
import { cursorOf, likeWord, pastCursor } from '../platform/database/listOrder.ts';
import type { StaffContext } from '../platform/http/context.ts';
import type { InputOf } from '../platform/http/inputOf.ts';
import '../access/access.tables.ts';
import { orderOf } from './staffOrder.ts';
import { tellStaff, TOLD, type StaffRow } from './staffUser.ts';

const PAGE = 25;

type Query = QueryOf<typeof staffEndpoints.listUsers>;

/**
 * Staff users of all filters together, in one order, 25 a page, and how many they are in all; removed ones are nowhere.
 * `after` is the `next` of the page before in the same order; anything else is `field.type`.
 */
export async function listUsers(
  { db }: StaffContext,
  { query }: InputOf<typeof staffEndpoints.listUsers>,
): Promise<ReplyOf<typeof staffEndpoints.listUsers>> {
  const order = orderOf(query.sort);
  const listed = sql.join(conditionsOf(query), sql` and `);
  const past = query.after === undefined ? sql`` : sql`and ${pastCursor(order, query.after)}`;
  const { rows } = await sql<StaffRow & { place: string }>`
    select ${TOLD}, ${order.place} as place from staff_user
    where ${listed} ${past}
    order by ${order.by}
    limit ${PAGE + 1}`.execute(db);
  const counted = await sql<{ total: number }>`select count(*)::int as total from staff_user where ${listed}`.execute(
    db,
  );
  const page = rows.slice(0, PAGE);
  const last = page.at(-1);
  return {
    data: await tellStaff(db, page),
    total: counted.rows[0]?.total ?? 0,
    next: last && rows.length > PAGE ? cursorOf(last) : null,
  };
}

function conditionsOf({ search = '', status, role, country }: Query): RawBuilder<unknown>[] {
  return [
    sql`removed_at is null`,
    ...tidy(search)
      .split(/\s+/u)
      .filter((word) => word !== '')
      .map(hasWord),
    ...(status === undefined ? [] : [sql`status = ${status}`]),
    ...(country === undefined ? [] : [sql`country = ${country}`]),
    ...(role === undefined
      ? []
      : [sql`exists (select 1 from user_role where user_id = staff_user.id and role_id = ${role})`]),
  ];
}

/** As the index has it: accents and capitals make no difference; words may stand in any order. */
const hasWord = (word: string) => sql`
  folded(name || ' ' || last_name || ' ' || email) like ${likeWord(word)}`;
