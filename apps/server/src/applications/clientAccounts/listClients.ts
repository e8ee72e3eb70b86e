import { sql, type RawBuilder } from 'kysely';
import type { QueryOf, ReplyOf } from '@portal/contract/endpoints.ts';
import type { customerEndpoints } from '@portal/contract/customers.ts';
import { reachOf, type Reach } from '@portal/domain/access/reach.ts';
import { tidy } from '@portal/domain/fields/rules.ts';
import { cursorOf, likeWord, pastCursor } from '../../platform/database/listOrder.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import '../applications.tables.ts';
import { clientOrder } from './clientOrder.ts';
import { clientReach, seenApplication } from './clientReach.ts';
import { isAdmitted, tellClient, told, withNewest, type ClientRow } from './clientRow.ts';

const PAGE = 25;

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
  const ofNewest = conditionsOfNewest(query, reach);
  const fits = sql.join([clientReach(reach), ...conditionsOf(query, reach), ...ofNewest], sql` and `);
  const past = query.after === undefined ? sql`` : sql`and ${pastCursor(order, query.after)}`;
  const { rows } = await sql<ClientRow & { place: string }>`
    select ${told(reach)}, ${order.place} as place from ${withNewest(reach)}
    where ${fits} ${past}
    order by ${order.by}
    limit ${PAGE + 1}`.execute(db);
  // Finding the newest of each costs more than counting, and serves nothing where no filter asks for it.
  const counted = ofNewest.length > 0 ? withNewest(reach) : sql`client_account`;
  const count = await sql<{ total: number }>`select count(*)::int as total from ${counted} where ${fits}`.execute(db);
  const page = rows.slice(0, PAGE);
  const last = page.at(-1);
  return {
    data: page.map(tellClient),
    total: count.rows[0]?.total ?? 0,
    next: last && rows.length > PAGE ? cursorOf(last) : null,
  };
}

function conditionsOf({ search = '', status, kind }: Query, reach: Reach): Sql[] {
  return [
    ...tidy(search)
      .split(/\s+/u)
      .filter((word) => word !== '')
      .map((word) => hasWord(word, reach)),
    ...(status === undefined ? [] : [sql`status = ${status}`]),
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

/**
 * What the newest application must be. Each says first that there is any such one, since an index finds these; the
 * newest of a client is known only when it is looked up.
 */
function conditionsOfNewest({ stage, country, ephesian }: Query, reach: Reach): Sql[] {
  return [
    ...(stage === undefined
      ? []
      : stage === 'NONE'
        ? [sql`newest.application_id is null`]
        : [hasSeen(sql`application.status = ${stage}`, reach), sql`newest.stage = ${stage}`]),
    ...(country === undefined ? [] : [hasChurchIn(country, reach), sql`newest.church_country = ${country}`]),
    ...(ephesian === undefined
      ? []
      : ephesian === 'none'
        ? [sql`newest.stage <> 'UNFINISHED' and newest.ephesian_id is null`]
        : [hasSeen(sql`application.ephesian_id = ${ephesian}`, reach), sql`newest.ephesian_id = ${ephesian}`]),
  ];
}

const hasSeen = (condition: Sql, reach: Reach) => sql`client_account.id in (
  select client_account_id from application where ${condition} and ${seenApplication(reach)})`;

const hasChurchIn = (country: string, reach: Reach) => sql`client_account.id in (
  select client_account_id from application_ministry ministry join application on application.id = ministry.application_id
  where ministry.country = ${country} and ${seenApplication(reach)})`;
