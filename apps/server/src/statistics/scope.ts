/**
 * What a statistic may read at all, under names of its own: each holds what the reader reaches and what the filters leave. A
 * query reads from these alone, so that none can forget either (product/statistics.md#reach).
 */
import { sql, type RawBuilder } from 'kysely';
import type { Reach } from '@portal/domain/access/reach.ts';
import { monthsOf, quartersIn, type Compared, type Days } from '@portal/domain/statistics/period.ts';
import { NEW_YORK } from '../platform/clock.ts';

type Sql = RawBuilder<unknown>;

/** Who reaches what, as conditions over `application`, `church` and `person`; the nouns behind them are not known here. */
export interface StatisticReach {
  application(reach: Reach): Sql;
  church(reach: Reach): Sql;
  leader(reach: Reach): Sql;
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

/** The names that queries read from, each a common table that is worked out only where a statement names it. */
export function scopeOf(asked: Asked): Sql {
  return sql.join([
    periodsOf(asked.periods),
    sql`period as (select * from periods where name = 'now')`,
    monthTable(asked.periods.now),
    applicationsOf(asked),
    // Each stay in a stage, with what is asked of its application.
    sql`stays as (
      select application_stage.id, application_id, stage, entered_at, left_at, application_stage.analyst_id,
        application_stage.ephesian_id, last_analyst_id, last_ephesian_id, applications.person_id, applications.church_id, applications.country, submitted_at
      from application_stage join applications on applications.id = application_stage.application_id)`,
    churchesOf(asked),
    leadersOf(asked),
    reportsOf(asked),
  ]);
}

/**
 * `now`, `before` and `year`: instants, the end being the first that no longer belongs to it, days, and the quarters that end
 * within them, by the ids of their censuses; where none does, the last stands before the first.
 */
function periodsOf({ now, before, year }: Compared): Sql {
  const row = (name: string, days: Days) => {
    const { first, last } = quartersIn(days);
    return sql`(${sql.lit(name)}, ${beginOf(days.from)}, ${beginOf(days.until, 1)}, ${days.from}::date, ${days.until}::date,
      ${first}::bigint, ${last}::bigint)`;
  };
  return sql`periods (name, starts, ends, first, last, first_census, last_census) as (
    values ${row('now', now)}, ${row('before', before)}, ${row('year', year)})`;
}

/** The months of the period, those without anything too. */
function monthTable(days: Days): Sql {
  const months = monthsOf(days).map(
    ({ key, from, until }) => sql`(${key}::text, ${beginOf(from)}, ${beginOf(until, 1)}, ${until}::date)`,
  );
  return sql`months (key, starts, ends, last) as (values ${sql.join(months)})`;
}

const beginOf = (day: string, plus = 0): Sql =>
  sql`((${day}::date + ${sql.lit(plus)})::timestamp at time zone ${sql.lit(NEW_YORK)})`;

function applicationsOf({ reach, conditions, narrowed }: Asked): Sql {
  return sql`applications as (
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

function churchesOf({ reach, conditions, narrowed }: Asked): Sql {
  const { country, ephesian, analyst, classification, church } = narrowed;
  return sql`churches as (
    select church.id, church.name, church.city, church.country, valid_from, valid_to
    from church
    where ${conditions.church(reach)} and ${all([
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
  return sql`leaders as (
    select application_stage.application_id, person_id, church_id, application.country, stage, entered_at, left_at
    from application_stage
      join application on application.id = application_stage.application_id
      join person on person.id = application.person_id
    where stage in ('APPROVED', 'SENT') and application.deleted_at is null
      and ${conditions.leader(reach)} and ${ofApplication({ country, analyst, classification })}
      and ${all([ephesian && any(ephesian.map((one) => inRegion(one, { reach, conditions, of: 'leader' })))])})`;
}

/** Quarterly reports, with country and Ephesian as they were when they went out. */
function reportsOf({ reach, conditions, narrowed }: Asked): Sql {
  const { country, ephesian, analyst, classification, church } = narrowed;
  // Asked twice it is narrowed twice, by the quarters: kept once, all its columns would be.
  return sql`reports as not materialized (
    select census_report.*, (census_id / 10)::int as year, (census_id % 10)::int as quarter
    from census_report join church on church.id = census_report.church_id
    where ${conditions.church(reach)} and ${all([
      church !== undefined && sql`church.id = ${church}`,
      country && sql`census_report.country = any(${country}::text[])`,
      ephesian && among(sql`census_report.ephesian_id`, ephesian),
      (analyst ?? classification) &&
        sql`exists (select from application where application.church_id = church.id and application.deleted_at is null
          and ${ofApplication({ analyst, classification })})`,
    ])})`;
}

interface Region extends Pick<Asked, 'reach' | 'conditions'> {
  of: 'church' | 'leader';
}

/** Of whose region something is: what that Ephesian would reach; nobody's is what no country and no hand has given away. */
function inRegion(ephesian: number | 'none', { reach, conditions, of }: Region): Sql {
  if (ephesian !== 'none') return conditions[of]({ ...reach, charge: true, users: [ephesian] });
  const church = of === 'church';
  const [id, led] = church ? [sql`church.id`, sql`led.church_id`] : [sql`person.id`, sql`led.person_id`];
  const country = church
    ? sql`church.country`
    : sql`(select placed.country from church placed where placed.id = application.church_id)`;
  return sql`(not exists (select from region_country where region_country.country = ${country})
    and not exists (select from application led join region_person on region_person.person_id = led.person_id
      where ${led} = ${id} and led.deleted_at is null))`;
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
