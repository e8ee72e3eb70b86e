/** The network on a day: its churches and leaders, for the statistics that tell of it. */
import { sql, type RawBuilder } from 'kysely';
import { PERIODS, STAFF_NAMES, standsAt, stoodAt } from './parts.ts';

type Sql = RawBuilder<unknown>;

const of = (period: string, column: string): Sql => sql.ref(`${period}_${column}`);
const each = (tell: (period: string) => Sql): Sql => sql.join(PERIODS.map(tell));
/** A key and a number that may be blank in one, of which the greatest is the number of the greatest key. */
const UPPER = sql.lit(2 ** 33);
const BLANK = sql.lit(2 ** 31 + 1);
const asOne = (key: Sql, number: Sql) => sql`${key} * ${UPPER} + coalesce(${number} + ${BLANK}, 0)`;
const numberIn = (one: Sql) => sql`(nullif(${one} % ${UPPER}, 0) - ${BLANK})::int`;
const keyIn = (one: Sql) => sql`${one} / ${UPPER}`;

/**
 * Common tables of the network. `led`: the stays of its leaders. `persons`: when each came, approved for the first time, and went, no
 * longer standing in it. `spans`: from when to when each person stood in it without a break. `network`: its churches, at the end of each
 * period whether they counted (`now_open`, `before_open`, `year_open`: open, with somebody who stands in the network), and if so their
 * persons and members, those of the last report received by then, else of the form; `answered` where a report ever came. `places`: the
 * same added up by country.
 */
export const NETWORK_SETS = sql`
  led as materialized (
    select person_id, church_id, application_id, entered_at, left_at, ${asOne(sql`application_id`, sql`members`)} as form
    from leaders left join application_ministry form using (application_id)),
  persons as materialized (
    select person_id, min(entered_at) as came, case when count(*) = count(left_at) then max(left_at) end as went,
      ${isOneSpan()} as is_one
    from led group by person_id),
  spans as materialized (${spansOf('person_id', sql`select person_id, came as entered_at, went as left_at, is_one from persons`)}),
  reported as materialized (
    select church_id, ${each(
      (period) => sql`max(${asOne(sql`census_id`, sql`active_members`)}) filter (
        where sent_at < (select ends from periods where name = ${sql.lit(period)})) as ${of(period, 'report')}`,
    )}
    from reports where sent_at is not null group by church_id),
  network as materialized (
    select churches.id, churches.name, churches.country, ${keyIn(of('now', 'form'))} as newest, ${each(
      (period) => sql`${of(period, 'report')} is not null as ${of(period, 'answered')}, ${of(period, 'persons')},
        coalesce(${numberIn(of(period, 'report'))}, ${numberIn(of(period, 'form'))}) as ${of(period, 'members')},
        ${of(period, 'persons')} > 0 and valid_from <= (select last from periods where name = ${sql.lit(period)})
          and (valid_to is null or valid_to >= (select last from periods where name = ${sql.lit(period)})) as ${of(period, 'open')}`,
    )}
    from (
      select church_id, ${each(
        (period) => sql`count(distinct person_id) filter (where ${stoodAt(period)})::int as ${of(period, 'persons')},
          max(form) filter (where ${stoodAt(period)}) as ${of(period, 'form')}`,
      )}
      from led group by church_id) standing
      join churches on churches.id = church_id left join reported using (church_id)),
  places as materialized (
    select country, ${each(
      (period) => sql`count(*) filter (where ${of(period, 'open')})::int as ${of(period, 'churches')},
        sum(${of(period, 'persons')}) filter (where ${of(period, 'open')})::int as ${of(period, 'leaders')},
        sum(${of(period, 'members')}) filter (where ${of(period, 'open')})::int as ${of(period, 'members')},
        count(*) filter (where ${of(period, 'open')} and ${of(period, 'answered')})::int as ${of(period, 'answered')}`,
    )}
    from network group by country)`;

/** Of each period the churches that counted at its end, their members, how many of them answered and in how many countries they are. */
export const CHURCHES_THEN = sql`(${sql.join(
  PERIODS.map(
    (period) => sql`
      select ${sql.lit(period)} as name, coalesce(sum(${of(period, 'churches')}), 0)::int as churches, sum(${of(period, 'members')})::int as members,
        sum(${of(period, 'answered')})::int as answered, count(*) filter (where ${of(period, 'churches')} > 0)::int as countries
      from places`,
  ),
  sql` union all `,
)}) churches_then`;

/** Whether stays make up one span: there is a moment that all of them hold. */
function isOneSpan(): Sql {
  return sql`max(entered_at) <= coalesce(min(left_at), 'infinity')`;
}

/** From when to when somebody, or something, stood in the network without a break: of what has one span as it is told, else out of its stays. */
function spansOf(who: string, told: Sql): Sql {
  const whom = sql.ref(who);
  const until = sql`coalesce(left_at, 'infinity')`;
  return sql`
    with told as materialized (${told})
    select ${whom}, entered_at, left_at from told where is_one
    union all
    select ${whom}, min(entered_at), nullif(max(${until}), 'infinity')
    from (
      select ${whom}, entered_at, left_at, count(*) filter (where is_after) over (partition by ${whom} order by entered_at, ${until}) as span
      from (
        select ${whom}, entered_at, left_at, entered_at > max(${until}) over (
          partition by ${whom} order by entered_at, ${until} rows between unbounded preceding and 1 preceding) as is_after
        from led where ${whom} in (select ${whom} from told where not is_one)) stays) numbered
    group by ${whom}, span`;
}

/** The spans of churches: from when to when somebody led them. */
export const CHURCH_SPANS = spansOf(
  'church_id',
  sql`select church_id, min(entered_at) as entered_at, case when count(*) = count(left_at) then max(left_at) end as left_at, ${isOneSpan()} as is_one
    from led where church_id is not null group by church_id`,
);

export const PERSONS_THEN = sql`(select count(*)::int as leaders from spans where ${standsAt()}) persons_then`;
export const CAME = sql`(select count(*)::int as joined from persons where came >= starts and came < ends) coming`;
export const WENT = sql`(select count(*)::int as "left" from persons where went >= starts and went < ends) going`;

/** The churches that count at the end of the period. */
export const NETWORK_NOW = sql`(
  select id, name, country, newest, now_persons as persons, now_members as members, now_answered as answered
  from network where now_open) network`;

export const NETWORK_BY_COUNTRY = sql`
  select country as key, now_churches as churches, now_leaders as leaders, now_members as members,
    now_churches - now_answered as silent
  from places where now_churches > 0 order by churches desc, key`;

/** By region: by hand of the newest leader, else by the country. */
export const NETWORK_BY_EPHESIAN = sql`
  select counted.key::text, ${STAFF_NAMES} counted.key) as label, churches, leaders, members, silent
  from (
    select coalesce(hands.ephesian_id, region_country.ephesian_id) as key, count(*)::int as churches, sum(persons)::int as leaders,
      sum(members)::int as members, count(*) filter (where not answered)::int as silent
    from ${NETWORK_NOW} left join region_country on region_country.country = network.country
      left join (
        select distinct application_id, ephesian_id from led join region_person using (person_id)) hands on application_id = newest
    group by 1) counted
  where counted.key is not null order by churches desc, counted.key`;
