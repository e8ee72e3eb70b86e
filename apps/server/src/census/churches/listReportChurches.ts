import { sql } from 'kysely';
import type { ReplyOf } from '@portal/contract/endpoints.ts';
import { REPORT_CHURCH_LIST, type reportChurchEndpoints } from '@portal/contract/census/reportChurches.ts';
import { reachOf } from '@portal/domain/access/reach.ts';
import { chasesReports } from '@portal/domain/census/access.ts';
import { churchReach, isOfChurchesIn } from '../../applications/networkReach.ts';
import { STAFF_NAME } from '../../history/listHistory.ts';
import { newYorkDate } from '../../platform/clock.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { defineList, pageReply, type ListContext } from '../../platform/lists/defineList.ts';
import { byDay, eachWord, likeWord, type SortKey } from '../../platform/lists/listOrder.ts';
import '../census.tables.ts';
import {
  contactsAbout,
  newest,
  ofCensus,
  recordOn,
  silenceOn,
  sinceStartOf,
  stepOn,
  WAITING_SINCE,
} from '../chasing/chaseFacts.ts';
import { admittedOf, IS_REACHABLE } from '../network.ts';
import { stateOn } from '../reportRow.ts';
import { tellReportChurch, type ChurchRow } from './tellReportChurch.ts';

type List = typeof reportChurchEndpoints.listReportChurches;

const NAME = sql`church.name collate portal`;

const byName = ({ actor }: ListContext): SortKey => ({
  key: NAME,
  place: sql`''`,
  at: (place, id) =>
    place === '' ? sql`(select ${NAME} from church where id = ${id} and ${churchReach(reachOf(actor))})` : undefined,
});

/** Who waits for nothing stands behind all others. */
const NOTHING = sql`'9999-12-31'::date`;
const WAITING = sql`coalesce(${WAITING_SINCE}, ${NOTHING})`;
const byWaiting: SortKey = { ...byDay('id'), key: WAITING, place: sql`${WAITING}::text` };

/** What it chose counts once it was received. */
const chosen = (column: 'vision_satisfaction' | 'care_satisfaction') =>
  sql`case when sent_at is not null then ${sql.ref(column)} end`;

const NEWEST_CENSUS = sql`(select id from census order by id desc limit 1)`;

/** Of the newest application that admitted somebody: who leads it, and how they are reached. */
const LEADER = sql`(
  select json_build_object('name', person.name || ' ' || person.last_name, 'phone', person.phone, 'language', (
    select language from client_account where id = led.client_account_id and status = 'ACTIVE'))
  from (select application.person_id, application.client_account_id from ${admittedOf()}
    order by application.id desc limit 1) led join person on person.id = led.person_id)`;

const HAD_REPORT = sql`exists (select from census_report where census_report.church_id = church.id)`;

/** Churches of the network, and those that once had a report. */
export const reportChurches = defineList<ChurchRow>()(REPORT_CHURCH_LIST, {
  table: 'church',
  from: ({ now }, asked) => sql`church left join lateral (
    select id as report_id, census_id, ${stateOn(newYorkDate(now))} as state, deadline, sent_at, version, ephesian_id,
      ${asked.census === undefined ? sql`null` : sql`country`} as then_in,
      ${chosen('vision_satisfaction')} as vision, ${chosen('care_satisfaction')} as care
    from census_report where census_report.church_id = church.id ${ofCensus(asked)}
    order by census_id desc limit 1) last on true`,
  columns: ({ now }) => {
    const today = newYorkDate(now);
    const contacts = contactsAbout(sql`last.report_id`);
    return sql`church.id, church.name, church.city, coalesce(last.then_in, church.country) as country, church.valid_from::text, church.valid_to::text,
      last.census_id, (last.census_id / 10)::int as year, (last.census_id % 10)::int as quarter, last.state,
      last.deadline::text, last.sent_at, last.version, last.ephesian_id, ${STAFF_NAME} last.ephesian_id) as ephesian, last.vision, last.care,
      ${silenceOn(today)} as silence, ${WAITING_SINCE}::text as waiting_since, ${recordOn(today)} as record,
      (select received.sent_at from census_report received where received.church_id = church.id
        and received.sent_at is not null order by received.census_id desc limit 1) as received_at,
      ${LEADER} as leader,
      ${IS_REACHABLE} as reachable,
      (select json_build_object('at', at, 'by', ${STAFF_NAME} history.user_id), 'kind', kind, 'note', personal#>>'{note,to}')
        from ${contacts} order by history.id desc limit 1) as contact,
      (select count(*)::int from ${contacts} and history.kind = 'reminded') as reminders,
      exists (select from ${contacts} and history.kind = 'reminded' and ${sinceStartOf(today)}) as reminded_today,
      exists (select from ${contacts} and ${sinceStartOf(today)}) as contacted_today`;
  },
  inReach: ({ actor }) => isOfChurchesIn(reachOf(actor), sql.ref('church.id')),
  // A page asks its few rows one by one; the count makes one set of all that are admitted, and asks for reports of the others only.
  jointly: () => ({
    page: [sql`(${HAD_REPORT} or coalesce((select true from ${admittedOf()} limit 1), false))`],
    count: [sql`(exists (select from ${admittedOf()}) or ${HAD_REPORT})`],
  }),
  finds: eachWord(
    (word) => sql`church.id in (
    select id from church where folded(name || ' ' || city) like ${likeWord(word)}
    union
    select application.church_id from person join application on application.person_id = person.id
    where folded(person.name || ' ' || person.last_name) like ${likeWord(word)})`,
  ),
  filters: {
    quarter: (which) => {
      const isNewest = sql`exists (
        select from census_report where census_report.church_id = church.id and census_id = ${NEWEST_CENSUS})`;
      return which === 'newest' ? isNewest : sql`not ${isNewest}`;
    },
    state: (states, { now }, asked) => sql`${newest(stateOn(newYorkDate(now)), asked)} = any(${states}::text[])`,
    step: (steps, { now, actor }, asked) =>
      chasesReports(actor) ? sql`${newest(stepOn(newYorkDate(now)), asked)} = any(${steps}::text[])` : sql`false`,
    contact: (when, { now, actor }, asked) => {
      if (!chasesReports(actor)) return sql`false`;
      const contacts = sql`select from ${contactsAbout(newest(sql`census_report.id`, asked))}`;
      const today = sql`exists (${contacts} and ${sinceStartOf(newYorkDate(now))})`;
      if (when === 'today') return today;
      const ever = sql`exists (${contacts})`;
      return when === 'never' ? sql`not ${ever}` : sql`(${ever} and not ${today})`;
    },
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
  orders: { name: (_way, context) => byName(context), waiting: () => byWaiting },
});

/** The churches within the reader's reach with their newest quarterly report (product/census.md#reports). */
export async function listReportChurches(
  context: ListContext,
  { query }: Pick<InputOf<List>, 'query'>,
): Promise<ReplyOf<List>> {
  const page = await reportChurches.page(context, query);
  return pageReply(
    page,
    page.rows.map((row) => tellReportChurch(row, context)),
  );
}
