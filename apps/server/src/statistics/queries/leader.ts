import { sql, type RawBuilder } from 'kysely';
import { defineStatistic } from '../defineStatistic.ts';
import { standsAt } from './parts.ts';

type Sql = RawBuilder<unknown>;

/**
 * `led`: the stays of leaders. `found`: every leader at the end of each period (`period`), as the newest of the applications that put
 * them there says; what nobody told is null. `held`: the certificates that were valid then. `present`: who came to events in it.
 */
const SETS = sql`
  led as materialized (select person_id, application_id, country, entered_at, left_at from leaders),
  found as materialized (
    select newest.name as period, person_id, led.country, gender, civil_status, title,
      date_part('year', age(last, birth_date))::int as age, date_part('year', age(last, foundation_date))::int as years
    from (
      select name, last, person_id, max(application_id) as application_id
      from periods join led on ${standsAt()} group by name, last, person_id) newest
      join (select distinct application_id, country from led) led using (application_id)
      left join application_leader leader using (application_id)
      left join application_ministry ministry using (application_id)),
  held as materialized (
    select periods.name as period, course_id, person_id
    from periods join course_certificate held on held.issued_at < ends
      and (held.revoked_at is null or held.revoked_at >= ends) and (held.replaced_at is null or held.replaced_at >= ends)),
  present as materialized (
    select periods.name as period, event.id as event_id, event.name as label, check_in.person_id
    from periods join event on event.starts_at >= periods.starts and event.starts_at < periods.ends
      join check_in on check_in.event_id = event.id and holder and undone_at is null),
  leaders_now as materialized (select * from found where period = 'now')`;

/** The first of a band, as its key says it; the last band has no end. */
const band = (value: Sql, name: string, starts: readonly number[]) =>
  sql`case when ${value} is null then 'NONE' ${sql.join(
    starts.toReversed().map((start) => sql`when ${value} >= ${sql.lit(start)} then ${sql.lit(`${name}_${start}`)}`),
    sql` `,
  )} else 'NONE' end`;

const AGES = [0, 30, 40, 50, 60, 70];
const YEARS = [0, 5, 10, 20, 30];

const by = (key: Sql, order = sql`leaders desc, key`) => sql`
  select key, leaders, leaders::float / sum(leaders) over () as share
  from (select coalesce(${key}, 'NONE') as key, count(*)::int as leaders from leaders_now group by 1) counted
  order by ${order}`;

/** Bands stand in their order, not by their size. */
const inOrder = (name: string, starts: readonly number[]) =>
  sql`array_position(${[...starts.map((start) => `${name}_${start}`), 'NONE']}::text[], key)`;

export const leaderQuery = defineStatistic('leader', {
  sets: () => SETS,
  figures: () => sql`
    select periods.name, coalesce(leaders, 0) as leaders, age, women::float / nullif(gendered, 0) as women,
      married::float / nullif(stated, 0) as married, years, coalesce(certified, 0)::float / nullif(leaders, 0) as certified,
      coalesce(attended, 0)::float / nullif(leaders, 0) as attended
    from periods
      left join (
        select period, count(*)::int as leaders, percentile_cont(0.5) within group (order by age) as age,
          count(*) filter (where gender = 'FEMALE') as women, count(gender) as gendered,
          count(*) filter (where civil_status = 'MARRIED') as married, count(civil_status) as stated,
          percentile_cont(0.5) within group (order by years) as years
        from found group by period) counted on counted.period = periods.name
      left join (
        select period, count(*) as certified from found
        where (period, person_id) in (select period, person_id from held) group by period) certified on certified.period = periods.name
      left join (
        select period, count(*) as attended from found
        where (period, person_id) in (select period, person_id from present) group by period) attended on attended.period = periods.name`,
  tables: {
    byAge: () => by(band(sql`age`, 'AGE', AGES), inOrder('AGE', AGES)),
    byGender: () => by(sql`gender`),
    byCivilStatus: () => by(sql`civil_status`),
    byTitle: () => by(sql`title`),
    byYears: () => by(band(sql`years`, 'YEARS', YEARS), inOrder('YEARS', YEARS)),
    byCourse: ({ language }) => sql`
      select course.id::text as key, coalesce(nullif(${sql.ref(`course.name_${language}`)}, ''), name_en || name_es) as label,
        count(*)::int as learners, count(held.person_id)::int as certified
      from course join (
          select distinct course_id, lesson_view.person_id from lesson_view, period
          where coalesce(first_played_at, passed_at) < ends
            and lesson_view.person_id in (select person_id from leaders_now)) begun on begun.course_id = course.id
        left join (select distinct course_id, person_id from held where period = 'now') held
          on held.course_id = begun.course_id and held.person_id = begun.person_id
      group by course.id order by learners desc, course.id`,
    byEvent: () => sql`
      select event_id::text as key, label, attended, attended::float / nullif((select count(*) from leaders_now), 0) as share
      from (
        select event_id, label, count(distinct person_id)::int as attended from present
        where period = 'now' and person_id in (select person_id from leaders_now) group by event_id, label) came
      order by attended desc, event_id`,
    byCountry: () => by(sql`country`),
  },
});
