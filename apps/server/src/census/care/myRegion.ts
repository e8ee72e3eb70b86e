import { sql, type RawBuilder } from 'kysely';
import type { ReplyOf } from '@portal/contract/endpoints.ts';
import {
  CHURCH_LIST,
  type myRegionEndpoints,
  type RegionChurch,
  type RegionFigures,
} from '@portal/contract/census/myRegion.ts';
import { reachOf, type Reach } from '@portal/domain/access/reach.ts';
import type { Satisfaction } from '@portal/domain/census/form.ts';
import type { CensusState } from '@portal/domain/census/states.ts';
import { BOARD_STAGES, type BoardStage } from '@portal/domain/applications/stages.ts';
import { ADMITTED_STAGES } from '@portal/domain/applications/whereStaffWork.ts';
import { totalsOf } from '@portal/domain/census/satisfaction.ts';
import { listedStandingOf } from '@portal/domain/licences/licence.ts';
import { newYorkDate } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { defineList, pageReply, type ListContext } from '../../platform/lists/defineList.ts';
import { eachWord, likeWord, type SortKey } from '../../platform/lists/listOrder.ts';
import { stateOn } from '../reportRow.ts';
import { censusOf, countQuarter, findCensus } from '../satisfaction/countReports.ts';
import { reportReach } from '../satisfaction/reportReach.ts';
import { columnCounts } from '../../applications/board/columnCounts.ts';
import { churchReach } from '../../applications/networkReach.ts';
import { reachCondition } from '../../access/reachCondition.ts';

type List = typeof myRegionEndpoints.listChurches;

interface Row {
  id: number;
  name: string;
  city: string;
  country: string;
  leader: RegionChurch['leader'];
  application_id: number | null;
  case_number: string | null;
  stage: BoardStage | null;
  seen: boolean | null;
  licence: { until: string; deactivated: boolean; admitted: boolean } | null;
  last_active_at: Date | null;
  census_id: number | null;
  report_state: CensusState;
  silent_since: string | null;
  vision: Satisfaction | null;
  care: Satisfaction | null;
  visits: number | null;
}

/** Submitted and not deleted: what makes a church one of the network's. */
const stands = (table: 'application' | 'newer') =>
  sql`${sql.ref(`${table}.deleted_at`)} is null and ${sql.ref(`${table}.status`)} <> 'UNFINISHED'`;

/** The last report of a church that is no longer open: it was received, or its deadline passed. */
const decided = (what: RawBuilder<unknown>, today: string) => sql`(
  select ${what} from census_report where census_report.church_id = church.id
    and (sent_at is not null or deadline < ${today}::date)
  order by census_id desc limit 1)`;

/** Silent is a church whose last report that is no longer open is missing. */
const isSilent = (today: string) => sql`${decided(sql`sent_at is null`, today)}`;

/** The last report of a church that was received. */
const received = (what: RawBuilder<unknown>) => sql`(
  select ${what} from census_report where census_report.church_id = church.id and sent_at is not null
  order by census_id desc limit 1)`;

const withNewest = (reach: Reach, today: string) => sql`church left join lateral (
  select application.id as application_id, application.person_id as leader_id, client_account_id, case_number,
    application.status as stage, ${reachCondition(reach)} as seen
  from application where application.church_id = church.id and ${stands('application')}
  order by application.id desc limit 1) newest on true
  left join lateral (
    select census_id, ${stateOn(today)} as report_state from census_report where census_report.church_id = church.id
    order by census_id desc limit 1) report on true
  left join lateral (
    select census_id as received_in, vision_satisfaction as vision, care_satisfaction as care, visits
    from census_report where census_report.church_id = church.id and sent_at is not null
    order by census_id desc limit 1) received on true`;

const columnsOn = (
  today: string,
) => sql`church.id, church.name, church.city, church.country, application_id, case_number, stage, seen,
  (select json_build_object('id', person.id, 'name', person.name || ' ' || last_name) from person
    where person.id = leader_id) as leader,
  (select last_active_at from client_account where client_account.id = client_account_id) as last_active_at,
  (select json_build_object('until', valid_until::text, 'deactivated', deactivated_at is not null, 'admitted', exists (
      select from application admitted where admitted.person_id = leader_id and admitted.deleted_at is null
        and admitted.status in (${sql.join(ADMITTED_STAGES)})))
    from licence where licence.person_id = leader_id and replaced_at is null limit 1) as licence,
  census_id, report_state, vision, care, visits,
  (select min(deadline)::text from census_report where census_report.church_id = church.id and sent_at is null
    and deadline < ${today}::date and census_id > coalesce(received_in, 0)) as silent_since`;

const inNetwork = (reach: Reach) => sql<boolean>`(${churchReach(reach)} and exists (
  select from application where application.church_id = church.id and ${stands('application')}))`;

const NAME = sql`church.name collate portal`;

const byName = ({ actor }: ListContext): SortKey => ({
  key: NAME,
  place: sql`''`,
  at: (place, id) =>
    place === '' ? sql`(select ${NAME} from church where id = ${id} and ${churchReach(reachOf(actor))})` : undefined,
});

export const churches = defineList<Row>()(CHURCH_LIST, {
  table: 'church',
  from: ({ actor, now }) => withNewest(reachOf(actor), newYorkDate(now)),
  columns: ({ now }) => columnsOn(newYorkDate(now)),
  inReach: ({ actor }) => inNetwork(reachOf(actor)),
  finds: eachWord(
    (word) => sql`church.id in (
    select id from church where folded(name || ' ' || city) like ${likeWord(word)}
    union
    select application.church_id from person join application on application.person_id = person.id
    where folded(person.name || ' ' || person.last_name) like ${likeWord(word)})`,
  ),
  filters: {
    country: (countries) => sql`church.country = any(${countries}::text[])`,
    stage: (stage, { actor }) => sql`church.id in (
      select application.church_id from application
      where application.status = ${stage} and ${reachCondition(reachOf(actor))} and not exists (
        select from application newer
        where newer.church_id = application.church_id and newer.id > application.id and ${stands('newer')}))`,
    silent: (answer, { now }) => sql`coalesce(${isSilent(newYorkDate(now))}, false) = ${answer === 'yes'}`,
    care: (answer) => sql`${received(sql`care_satisfaction`)} = ${answer}`,
  },
  orders: { name: (_way, context) => byName(context) },
});

/** The churches within the reader's reach, with who leads them and how they stand (product/census.md#pastoral-care). */
export async function listChurches(
  context: ListContext,
  { query }: Pick<InputOf<List>, 'query'>,
): Promise<ReplyOf<List>> {
  const page = await churches.page(context, query);
  const today = newYorkDate(context.now);
  return pageReply(
    page,
    page.rows.map((row) => tellChurch(row, today)),
  );
}

/** A church as the list tells it on a day. */
export const tellChurch = (row: Row, today: string): RegionChurch => ({
  id: row.id,
  name: row.name,
  city: row.city,
  country: row.country,
  leader: row.leader,
  application:
    row.seen && row.application_id !== null && row.stage !== null
      ? { id: row.application_id, caseNumber: row.case_number, stage: row.stage }
      : null,
  licence: row.licence && {
    standing: listedStandingOf({ ...row.licence, validUntil: row.licence.until }, today),
    until: row.licence.until,
  },
  lastActiveAt: row.last_active_at?.toISOString() ?? null,
  report: row.census_id === null ? null : { census: censusOf(row.census_id), state: row.report_state },
  silentSince: row.silent_since,
  vision: row.vision,
  care: row.care,
  visits: row.visits,
});

/** Churches by country, applications by stage and the reports of the newest quarter, of the reader's reach. */
export async function getMyRegion({
  db,
  actor,
  now,
}: Pick<StaffContext, 'db' | 'actor' | 'now'>): Promise<RegionFigures> {
  const reach = reachOf(actor);
  const today = newYorkDate(now);
  const countries = await sql<RegionFigures['countries'][number]>`
    select country, count(*)::int as churches, (count(*) filter (where ${isSilent(today)}))::int as silent
    from church where ${inNetwork(reach)} group by country order by churches desc, country`.execute(db);
  // Kept by the database (product/events.md#attendance); counted here as its own list counts it.
  const attendance = await sql<RegionFigures['attendance'][number]>`
    select year, sum(total)::int as people from attendance
    where church_id in (select church.id from church where ${inNetwork(reach)}) group by year order by year`.execute(
    db,
  );
  const counts = await columnCounts(db, reach);
  return {
    countries: countries.rows,
    attendance: attendance.rows,
    reporting: await reportingOf(db, reach, today),
    stages: BOARD_STAGES.flatMap((stage) => {
      const applications = counts.get(stage) ?? 0;
      return applications > 0 ? [{ stage, applications }] : [];
    }),
  };
}

/** The reports of the newest quarter (product/census.md#totals). */
async function reportingOf(db: Db, reach: Reach, today: string): Promise<RegionFigures['reporting']> {
  const newest = await findCensus(db);
  if (newest === undefined) return null;
  const counted = { today, fits: reportReach(reach) };
  const [care, vision] = [
    await countQuarter(db, newest, { ...counted, of: 'care' }),
    await countQuarter(db, newest, { ...counted, of: 'vision' }),
  ];
  return { census: censusOf(newest), care: totalsOf(care), vision: totalsOf(vision) };
}
