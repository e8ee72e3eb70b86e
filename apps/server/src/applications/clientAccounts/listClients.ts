import { sql, type RawBuilder } from 'kysely';
import type { QueryOf, ReplyOf } from '@portal/contract/endpoints.ts';
import type { customerEndpoints } from '@portal/contract/customers.ts';
import { reachOf, type Reach } from '@portal/domain/access/reach.ts';
import { tidy } from '@portal/domain/fields/rules.ts';
import { cursorOf, likeWord, pastCursor } from '../../platform/database/listOrder.ts';
import { PLANNED_ANEW } from '../../platform/database/namedStatements.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import '../applications.tables.ts';
import { clientOrder } from './clientOrder.ts';
import { clientReach, seenApplication } from './clientReach.ts';
import { isAdmitted, seenApplications, tellClient, told, withNewest, type ClientRow } from './clientRow.ts';

const PAGE = 25;
/** A plan for any country, stage or Ephesian was measured four times as slow as one for those asked for. */
const EACH_TIME = sql.raw(PLANNED_ANEW);

type List = typeof customerEndpoints.listClients;
type Query = QueryOf<List>;
type Sql = RawBuilder<unknown>;

/**
 * Clients within the reader's reach that fit all filters together, in one order, 25 a page, and how many they are in all.
 * Stage, country and Ephesian are those of the newest application that the reader sees. `after` is the `next` of the page
 * before in the same order; anything else is `field.type`.
 */
export async function listClients(
  { db, actor }: Pick<StaffContext, 'db' | 'actor'>,
  { query }: Pick<InputOf<List>, 'query'>,
): Promise<ReplyOf<List>> {
  const reach = reachOf(actor);
  const order = clientOrder(query.sort, reach);
  const newest = conditionsOfNewest(query, reach);
  const fits = (ofNewest: readonly Sql[]) =>
    sql.join([clientReach(reach), ...conditionsOf(query, reach), ...ofNewest], sql` and `);
  const past = query.after === undefined ? sql`` : sql`and ${pastCursor(order, query.after)}`;
  const { rows } = await sql<ClientRow & { place: string }>`
    ${EACH_TIME} select ${told(reach)}, ${order.place} as place from ${withNewest(reach)}
    where ${fits(newest.page)} ${past}
    order by ${order.by}
    limit ${PAGE + 1}`.execute(db);
  const count = await sql<{ total: number }>`
    ${EACH_TIME} select count(*)::int as total from client_account where ${fits(newest.count)}`.execute(db);
  const page = rows.slice(0, PAGE);
  const last = page.at(-1);
  return {
    data: page.map(tellClient),
    total: count.rows[0]?.total ?? 0,
    next: last && rows.length > PAGE ? cursorOf(last) : null,
  };
}

function conditionsOf({ search = '', status, kind, stage }: Query, reach: Reach): Sql[] {
  return [
    ...tidy(search)
      .split(/\s+/u)
      .filter((word) => word !== '')
      .map((word) => hasWord(word, reach)),
    ...(status === undefined ? [] : [sql`status = ${status}`]),
    ...(stage === 'NONE' ? [sql`not has_application`] : []),
    ...(kind === undefined ? [] : [kind === 'LEADER' ? isAdmitted(reach) : sql`not ${isAdmitted(reach)}`]),
  ];
}

/** As the indexes have it: accents and capitals make no difference; each word in name, address, case number or church. */
const hasWord = (word: string, reach: Reach) => sql`client_account.id in (
  select id from client_account where folded(coalesce(leader_name, '') || ' ' || email) like ${likeWord(word)}
  union
  select client_account_id from application
  where folded(case_number) like ${likeWord(word)} and ${seenApplication(reach)}
  union
  select client_account_id from application_ministry ministry join application on application.id = ministry.application_id
  where folded(ministry.name) like ${likeWord(word)} and ${seenApplication(reach)})`;

/** What the newest application that the reader sees must be, said of the columns of `seenApplications`. */
const newestFits = ({ stage, country, ephesian }: Query, table: 'seen' | 'newest'): Sql[] => {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return [
    ...(stage === undefined || stage === 'NONE' ? [] : [sql`${column('stage')} = ${stage}`]),
    ...(country === undefined ? [] : [sql`${column('church_country')} = ${country}`]),
    ...(ephesian === undefined
      ? []
      : ephesian === 'none'
        ? [sql`${column('stage')} <> 'UNFINISHED' and ${column('ephesian_id')} is null`]
        : [sql`${column('ephesian_id')} = ${ephesian}`]),
  ];
};

/**
 * The same for a page, which looks the newest of a client up anyway, and for the count, which would look up everybody's: it
 * asks for one that fits and is followed by none. First of all any must fit, since an index finds these.
 */
function conditionsOfNewest(query: Query, reach: Reach): { page: Sql[]; count: Sql[] } {
  const fits = newestFits(query, 'seen');
  if (fits.length === 0) return { page: [], count: [] };
  const all = seenApplications(reach);
  const any = sql`select seen.client_account_id from ${all} seen where ${sql.join(fits, sql` and `)}`;
  const newer = sql`select 1 from ${all} newer
    where newer.client_account_id = seen.client_account_id and newer.application_id > seen.application_id`;
  return {
    page: [sql`client_account.id in (${any})`, ...newestFits(query, 'newest')],
    count: [sql`client_account.id in (${any} and not exists (${newer}))`],
  };
}
