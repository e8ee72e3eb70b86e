import { sql } from 'kysely';
import type { ReplyOf } from '@portal/contract/endpoints.ts';
import { REPORT_CHURCH_LIST, type censusReportEndpoints, type ReportChurch } from '@portal/contract/census/reports.ts';
import { reachOf } from '@portal/domain/access/reach.ts';
import type { Quarter } from '@portal/domain/census/dates.ts';
import type { Satisfaction } from '@portal/domain/census/form.ts';
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
  vision: Satisfaction | null;
  care: Satisfaction | null;
  silence: number;
  received_at: Date | null;
}

/** Of which quarter a report is looked at; of any, where none is asked for. */
const ofCensus = ({ census }: { census?: number | undefined }) =>
  census === undefined ? sql`` : sql`and census_id = ${census}`;

/** The report of the church of the row that is looked at: the newest. */
const newest = (what: ReturnType<typeof sql>, asked: Parameters<typeof ofCensus>[0]) => sql`(
  select ${what} from census_report where census_report.church_id = church.id ${ofCensus(asked)}
  order by census_id desc limit 1)`;

/** What it chose counts once it was received. */
const chosen = (column: 'vision_satisfaction' | 'care_satisfaction') =>
  sql`case when sent_at is not null then ${sql.ref(column)} end`;

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
  from: ({ now }, asked) => sql`church left join lateral (
    select census_id, ${stateOn(newYorkDate(now))} as state, deadline::text, sent_at, ephesian_id,
      ${asked.census === undefined ? sql`null` : sql`country`} as then_in,
      ${chosen('vision_satisfaction')} as vision, ${chosen('care_satisfaction')} as care
    from census_report where census_report.church_id = church.id ${ofCensus(asked)}
    order by census_id desc limit 1) last on true`,
  columns: ({ now }) => sql`church.id, church.name, church.city, coalesce(then_in, church.country) as country,
    ${LEADER_NAME} as leader, census_id, (census_id / 10)::int as year, (census_id % 10)::int as quarter, state, deadline,
    sent_at, ephesian_id, vision, care,
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
    state: (states, { now }, asked) => sql`${newest(stateOn(newYorkDate(now)), asked)} = any(${states}::text[])`,
    country: (countries, _context, asked) =>
      sql`${asked.census === undefined ? sql`church.country` : newest(sql`country`, asked)} = any(${countries}::text[])`,
    ephesian: (ephesian, _context, asked) =>
      ephesian === 'none'
        ? sql`${newest(sql`ephesian_id`, asked)} is null`
        : sql`church.id in (select church_id from census_report where ephesian_id = ${ephesian})
            and ${newest(sql`ephesian_id`, asked)} = ${ephesian}`,
    silence: (quarters, { now }) => sql`${silenceOn(newYorkDate(now))} >= ${Number(quarters)}`,
    census: (census) => sql`church.id in (select church_id from census_report where census_id = ${census})`,
    vision: (answer, _context, asked) => sql`${newest(chosen('vision_satisfaction'), asked)} = ${answer}`,
    care: (answer, _context, asked) => sql`${newest(chosen('care_satisfaction'), asked)} = ${answer}`,
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
          vision: row.vision,
          care: row.care,
        },
  silence: row.silence,
  receivedAt: row.received_at?.toISOString() ?? null,
});
