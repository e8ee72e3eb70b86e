import { sql } from 'kysely';
import type { ReplyOf } from '@portal/contract/endpoints.ts';
import { REPORT_CHURCH_LIST, type censusReportEndpoints, type ReportChurch } from '@portal/contract/census/reports.ts';
import { reachOf } from '@portal/domain/access/reach.ts';
import type { Quarter } from '@portal/domain/census/dates.ts';
import type { CensusState } from '@portal/domain/census/states.ts';
import { churchReach } from '../applications/networkReach.ts';
import { STAFF_NAME } from '../history/listHistory.ts';
import { newYorkDate } from '../platform/clock.ts';
import type { InputOf } from '../platform/http/inputOf.ts';
import { defineList, pageReply, type ListContext } from '../platform/lists/defineList.ts';
import { eachWord, likeWord, type SortKey } from '../platform/lists/listOrder.ts';
import './census.tables.ts';
import { admittedOf, LEADER_NAME } from './network.ts';
import { stateOn } from './reportRow.ts';

type List = typeof censusReportEndpoints.listReportChurches;

interface Row {
  id: number;
  name: string;
  city: string;
  country: string;
  leader: string | null;
  census_id: number | null;
  year: number;
  quarter: Quarter;
  state: CensusState;
  deadline: string;
  sent_at: Date | null;
  ephesian_id: number | null;
  ephesian: string;
  silence: number;
  received_at: Date | null;
}

/** The newest report of the church of the row. */
const newest = (what: ReturnType<typeof sql>) => sql`(
  select ${what} from census_report where census_report.church_id = church.id order by census_id desc limit 1)`;

/** How many of its reports expired since the last that was received. */
const silenceOn = (today: string) => sql`(
  select count(*)::int from census_report silent
  where silent.church_id = church.id and silent.sent_at is null and silent.deadline < ${today}::date
    and silent.census_id > coalesce((
      select census_id from census_report received where received.church_id = church.id and received.sent_at is not null
      order by census_id desc limit 1), 0))`;

const NAME = sql`church.name collate portal`;

const byName = ({ actor }: ListContext): SortKey => ({
  key: NAME,
  place: sql`''`,
  at: (place, id) =>
    place === '' ? sql`(select ${NAME} from church where id = ${id} and ${churchReach(reachOf(actor))})` : undefined,
});

/** Churches of the network, and those that once had a report. */
export const reportChurches = defineList<Row>()(REPORT_CHURCH_LIST, {
  table: 'church',
  from: ({ now }) => sql`church left join lateral (
    select census_id, ${stateOn(newYorkDate(now))} as state, deadline::text, sent_at, ephesian_id
    from census_report where census_report.church_id = church.id order by census_id desc limit 1) last on true`,
  columns: ({ now }) => sql`church.id, church.name, church.city, church.country, ${LEADER_NAME} as leader, census_id,
    (census_id / 10)::int as year, (census_id % 10)::int as quarter, state, deadline, sent_at, ephesian_id,
    ${STAFF_NAME} ephesian_id) as ephesian, ${silenceOn(newYorkDate(now))} as silence,
    (select received.sent_at from census_report received
      where received.church_id = church.id and received.sent_at is not null order by received.census_id desc limit 1) as received_at`,
  inReach: ({ actor }) => sql`(${churchReach(reachOf(actor))} and (
    exists (select from census_report where census_report.church_id = church.id) or exists (select from ${admittedOf()})))`,
  finds: eachWord(
    (word) => sql`church.id in (
    select id from church where folded(name || ' ' || city) like ${likeWord(word)}
    union
    select application.church_id from person join application on application.person_id = person.id
    where folded(person.name || ' ' || person.last_name) like ${likeWord(word)})`,
  ),
  filters: {
    state: (states, { now }) => sql`${newest(stateOn(newYorkDate(now)))} = any(${states}::text[])`,
    country: (countries) => sql`church.country = any(${countries}::text[])`,
    ephesian: (ephesian) =>
      ephesian === 'none'
        ? sql`${newest(sql`ephesian_id`)} is null`
        : sql`church.id in (select church_id from census_report where ephesian_id = ${ephesian})
            and ${newest(sql`ephesian_id`)} = ${ephesian}`,
    silence: (quarters, { now }) => sql`${silenceOn(newYorkDate(now))} >= ${Number(quarters)}`,
  },
  orders: { name: (_way, context) => byName(context) },
});

/** The churches within the reader's reach with their newest quarterly report (product/census.md#reports). */
export async function listReportChurches(
  context: ListContext,
  { query }: Pick<InputOf<List>, 'query'>,
): Promise<ReplyOf<List>> {
  const page = await reportChurches.page(context, query);
  return pageReply(page, page.rows.map(tellReportChurch));
}

export const tellReportChurch = (row: Row): ReportChurch => ({
  id: row.id,
  name: row.name,
  city: row.city,
  country: row.country,
  leader: row.leader,
  last:
    row.census_id === null
      ? null
      : {
          census: { id: row.census_id, year: row.year, quarter: row.quarter },
          state: row.state,
          deadline: row.deadline,
          sentAt: row.sent_at?.toISOString() ?? null,
          ephesian: row.ephesian_id === null ? null : { id: row.ephesian_id, name: row.ephesian },
        },
  silence: row.silence,
  receivedAt: row.received_at?.toISOString() ?? null,
});
