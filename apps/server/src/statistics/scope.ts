/**
 * What a statistic may read at all, under names of its own: each holds what the reader reaches and what the filters leave. A
 * query reads from these alone, so that none can forget either (product/statistics.md#reach).
 */
import { sql, type RawBuilder } from 'kysely';
import { seesAll, type Reach } from '@portal/domain/access/reach.ts';
import { addDays } from '@portal/domain/days.ts';
import { monthsOf, quartersIn, type Compared, type Days } from '@portal/domain/statistics/period.ts';
import { NEW_YORK } from '../platform/clock.ts';

type Sql = RawBuilder<unknown>;

/**
 * Who reaches what: a condition over `application`, the ids of churches, or of those that are not reached, and those of leaders; the
 * nouns behind them are not known here.
 */
export interface StatisticReach {
  application(reach: Reach): Sql;
  churches(reach: Reach): { only: Sql } | { allBut: Sql };
  leaders(reach: Reach): Sql;
}

/** What was asked besides the period. */
export interface Narrowed {
  country?: readonly string[] | undefined;
  ephesian?: readonly (number | 'none')[] | undefined;
  analyst?: readonly (number | 'none')[] | undefined;
  classification?: readonly string[] | undefined;
  church?: number | undefined;
}

export interface Asked {
  reach: Reach;
  conditions: StatisticReach;
  narrowed: Narrowed;
  periods: Compared;
}

/**
 * The names that queries read from, each a common table that is worked out only where a statement names it, and each time that it
 * does: what a query reads several times it keeps as a set of its own, of the columns that it needs.
 */
export function scopeOf(asked: Asked): Sql {
  const { reach, conditions, periods } = asked;
  const edges = edgesOf(periods);
  return sql.join([
    sql`edges (at) as (select array[${sql.join(edges.map((day) => beginOf(day)))}])`,
    periodsOf(periods, edges),
    sql`period as (select * from periods where name = 'now')`,
    monthTable(periods.now, edges),
    sql`hidden (id) as materialized (select id from application where deleted_at is not null or status = 'UNFINISHED')`,
    sql`reached_churches (id) as materialized (${idsOf(conditions.churches(reach))})`,
    sql`reached_leaders (id) as materialized (${conditions.leaders(reach)})`,
    applicationsOf(asked),
    sql`passages as not materialized (
      select id, application_id, stage, entered_at, left_at, analyst_id, ephesian_id, last_analyst_id, last_ephesian_id
      from application_stage where ${isToldOf(asked)(sql`application_id`)})`,
    // Each stay in a stage, with what is asked of its application.
    sql`stays as not materialized (
      select application_stage.id, application_id, stage, entered_at, left_at, application_stage.analyst_id,
        application_stage.ephesian_id, last_analyst_id, last_ephesian_id, applications.person_id, applications.church_id, applications.country, submitted_at
      from application_stage join applications on applications.id = application_stage.application_id)`,
    churchesOf(asked),
    leadersOf(asked),
    reportsOf(asked),
    quarterlyOf(asked),
  ]);
}

/**
 * Whether an application is one of `applications`: where they are all that there are, of all it is asked whether it is one of the few
 * others, and none of them is read.
 */
export const isToldOf = ({ reach, narrowed }: Asked): ((id: Sql) => Sql) =>
  seesAll(reach) && Object.values(narrowed).every((value) => value === undefined)
    ? (id) => sql`(${id} not in (select id from hidden)) is true`
    : (id) => sql`${id} in (select id from applications)`;

/** Whether an instant lies between the first and the last that any of the periods holds; in plain values, of which the planner knows how many there are. */
export const isOfPeriods = ({ now, before, year }: Compared): ((at: string) => Sql) => {
  const all = [now, before, year];
  const [from = ''] = all.map((days) => days.from).toSorted();
  const until =
    all
      .map((days) => days.until)
      .toSorted()
      .at(-1) ?? '';
  return (at) => sql`${sql.ref(at)} >= ${beginOf(from)} and ${sql.ref(at)} < ${beginOf(until, 1)}`;
};

const idsOf = (churches: ReturnType<StatisticReach['churches']>): Sql =>
  'only' in churches ? churches.only : churches.allBut;

/** Whether a church is reached: asked of the whole set by its hash. Joined to it, each would be looked for by an index, one by one. */
const isReached = ({ reach, conditions }: Pick<Asked, 'reach' | 'conditions'>, id: Sql): Sql =>
  'only' in conditions.churches(reach)
    ? sql`(${id} in (select id from reached_churches)) is true`
    : sql`(${id} not in (select id from reached_churches)) is true`;

/**
 * `now`, `before` and `year`: instants, the end being the first that no longer belongs to it, days, and the quarters that end
 * within them, by the ids of their censuses; where none does, the last stands before the first.
 */
function periodsOf({ now, before, year }: Compared, edges: readonly string[]): Sql {
  const row = (name: string, days: Days) => {
    const { first, last } = quartersIn(days);
    return sql`(${sql.lit(name)}, ${beginOf(days.from)}, ${beginOf(days.until, 1)}, ${days.from}::date, ${days.until}::date,
      ${first}::bigint, ${last}::bigint, ${slotsOf(days, edges)})`;
  };
  return sql`periods (name, starts, ends, first, last, first_census, last_census, first_slot, last_slot) as (
    values ${row('now', now)}, ${row('before', before)}, ${row('year', year)})`;
}

/** The days on which a period or a month begins, or is over. */
const edgesOf = ({ now, before, year }: Compared): string[] =>
  [
    ...new Set([now, before, year, ...monthsOf(now)].flatMap(({ from, until }) => [from, addDays(until, 1)])),
  ].toSorted();

/** The slots that lie in the days, the first and the last of them: an instant is in the slot of as many edges as have come by then. */
const slotsOf = ({ from, until }: Days, edges: readonly string[]): Sql =>
  sql`${sql.lit(edges.indexOf(from) + 1)}, ${sql.lit(edges.indexOf(addDays(until, 1)))}`;

/** The months of the period, those without anything too, numbered from the first. */
function monthTable(days: Days, edges: readonly string[]): Sql {
  const months = monthsOf(days).map(
    ({ key, from, until }, place) =>
      sql`(${key}::text, ${beginOf(from)}, ${beginOf(until, 1)}, ${until}::date, ${sql.lit(place + 1)}, ${slotsOf({ from, until }, edges)})`,
  );
  return sql`months (key, starts, ends, last, place, first_slot, last_slot) as (values ${sql.join(months)})`;
}

const beginOf = (day: string, plus = 0): Sql =>
  sql`((${day}::date + ${sql.lit(plus)})::timestamp at time zone ${sql.lit(NEW_YORK)})`;

function applicationsOf({ reach, conditions, narrowed }: Asked): Sql {
  return sql`applications as not materialized (
    select application.id, status, person_id, church_id, country, analyst_id, ephesian_id, classification, submitted_at,
      payment_type, paid_at
    from application
    where application.deleted_at is null and application.status <> 'UNFINISHED'
      and ${conditions.application(reach)} and ${ofApplication(narrowed)})`;
}

const ofApplication = ({ country, ephesian, analyst, classification }: Narrowed): Sql =>
  all([
    country && sql`application.country = any(${country}::text[])`,
    ephesian && among(sql`application.ephesian_id`, ephesian),
    analyst && among(sql`application.analyst_id`, analyst),
    classification && sql`application.classification = any(${classification}::text[])`,
  ]);

function churchesOf(asked: Asked): Sql {
  const { reach, conditions, narrowed } = asked;
  const { country, ephesian, analyst, classification, church } = narrowed;
  return sql`churches as not materialized (
    select church.id, church.name, church.city, church.country, valid_from, valid_to
    from church
    where ${isReached(asked, sql`church.id`)} and ${all([
      church !== undefined && sql`church.id = ${church}`,
      country && sql`church.country = any(${country}::text[])`,
      ephesian && any(ephesian.map((one) => inRegion(one, { reach, conditions, of: 'church' }))),
      (analyst ?? classification) &&
        sql`exists (select from application where application.church_id = church.id and application.deleted_at is null
          and ${ofApplication({ analyst, classification })})`,
    ])})`;
}

/** Stays of persons in the network: approved, or sent besides. */
function leadersOf({ reach, conditions, narrowed }: Asked): Sql {
  const { ephesian, country, analyst, classification } = narrowed;
  // Whose own application is seen is seen: the set is made only where a stay is left of which that does not hold.
  const reached = sql`application.person_id in (select id from reached_leaders)`;
  const seen = reach.charge ? reached : sql`(${conditions.application(reach)} or (stage is not null and ${reached}))`;
  return sql`leaders as not materialized (
    select application_stage.application_id, person_id, church_id, application.country, stage, entered_at, left_at
    from application_stage join application on application.id = application_stage.application_id
    where stage in ('APPROVED', 'SENT') and application.deleted_at is null
      and ${seen} and ${ofApplication({ country, analyst, classification })}
      and ${all([ephesian && any(ephesian.map((one) => inRegion(one, { reach, conditions, of: 'leader' })))])})`;
}

/** Quarterly reports, with country and Ephesian as they were when they went out. */
function reportsOf(asked: Asked): Sql {
  const { country, ephesian, analyst, classification, church } = asked.narrowed;
  return sql`reports as not materialized (
    select census_report.*, (census_id / 10)::int as year, (census_id % 10)::int as quarter
    from census_report
    where ${isReached(asked, sql`church_id`)} and ${all([
      church !== undefined && sql`church_id = ${church}`,
      country && sql`census_report.country = any(${country}::text[])`,
      ephesian && among(sql`census_report.ephesian_id`, ephesian),
      (analyst ?? classification) &&
        sql`church_id in (select church_id from application where deleted_at is null
          and ${ofApplication({ analyst, classification })})`,
    ])})`;
}

/**
 * Those of the quarters of the periods. `followed_by` is the quarter of the next received report of the church among them: where it
 * lies behind a period or is not there, this one is the last of that period. What stands in the row is that of all reports of the church.
 */
function quarterlyOf({ narrowed: { country, ephesian }, periods }: Asked): Sql {
  const quarters = Object.values(periods).map((days: Days) => quartersIn(days));
  const from = Math.min(...quarters.map(({ first }) => first));
  const until = Math.max(...quarters.map(({ last }) => last));
  const followed =
    (country ?? ephesian)
      ? sql`case when sent_at is not null then
          lead(census_id) over (partition by church_id, sent_at is not null order by census_id) end`
      : sql`next_received`;
  return sql`quarterly as not materialized (
    select *, ${followed} as followed_by from reports where census_id between ${from}::bigint and ${until}::bigint)`;
}

interface Region extends Pick<Asked, 'reach' | 'conditions'> {
  of: 'church' | 'leader';
}

/** Of whose region something is: what that Ephesian would reach; nobody's is what no country and no hand has given away. */
function inRegion(ephesian: number | 'none', { reach, conditions, of }: Region): Sql {
  const church = of === 'church';
  const id = church ? sql`church.id` : sql`application.person_id`;
  if (ephesian !== 'none') {
    const charge = { ...reach, charge: true, users: [ephesian] };
    return sql`${id} in (${church ? idsOf(conditions.churches(charge)) : conditions.leaders(charge)})`;
  }
  const led = church ? sql`led.church_id` : sql`led.person_id`;
  const country = church
    ? sql`church.country`
    : sql`(select placed.country from church placed where placed.id = application.church_id)`;
  return sql`(not exists (select from region_country where region_country.country = ${country})
    and ${id} not in (select ${led} from application led join region_person on region_person.person_id = led.person_id
      where led.deleted_at is null and ${led} is not null))`;
}

function among(column: Sql, people: readonly (number | 'none')[]): Sql {
  const ids = people.filter((one) => one !== 'none');
  const anyOf = sql`${column} = any(${ids}::bigint[])`;
  return people.includes('none') ? sql`(${column} is null or ${anyOf})` : anyOf;
}

const all = (conditions: readonly (Sql | false | undefined)[]): Sql => {
  const asked = conditions.filter((one) => one !== undefined && one !== false);
  return asked.length === 0 ? sql`true` : sql.join(asked, sql` and `);
};
const any = (conditions: readonly Sql[]): Sql => sql`(${sql.join(conditions, sql` or `)})`;
