import { sql, type RawBuilder } from 'kysely';
import { defineStatistic } from '../defineStatistic.ts';
import { standsAt } from './parts.ts';

type Sql = RawBuilder<unknown>;

/** Every leader at the end of a period, as the newest of the applications that put them there says; what nobody told is null. */
const leadersOn = (ends: Sql, last: Sql) => sql`
  select led.person_id, led.country, leader.gender, leader.civil_status, leader.title,
    extract(year from age(${last}, leader.birth_date))::int as age,
    extract(year from age(${last}, ministry.foundation_date))::int as years
  from (
    select person_id, max(application_id) as application_id,
      (array_agg(country order by application_id desc))[1] as country
    from leaders where ${standsAt(ends)} group by person_id) led
    left join application_leader leader using (application_id)
    left join application_ministry ministry using (application_id)`;

/** The first of a band, as its key says it; the last band has no end. */
const band = (value: Sql, name: string, starts: readonly number[]) =>
  sql`case when ${value} is null then 'NONE' ${sql.join(
    starts.toReversed().map((start) => sql`when ${value} >= ${sql.lit(start)} then ${sql.lit(`${name}_${start}`)}`),
    sql` `,
  )} else 'NONE' end`;

const AGES = [0, 30, 40, 50, 60, 70];
const YEARS = [0, 5, 10, 20, 30];

/** Certificates that were valid at an instant: not yet revoked or replaced. */
const heldAt = (ends: Sql) => sql`held.issued_at < ${ends}
  and (held.revoked_at is null or held.revoked_at >= ${ends}) and (held.replaced_at is null or held.replaced_at >= ${ends})`;

/** Who came to events that began from one instant to before another: with their own licence, and not taken back. */
const cameBetween = (starts: Sql, ends: Sql) => sql`
  select check_in.person_id from event join check_in on check_in.event_id = event.id
  where event.starts_at >= ${starts} and event.starts_at < ${ends} and check_in.holder and check_in.undone_at is null`;

const by = (key: Sql, order = sql`leaders desc, key`) => sql`
  select key, leaders, leaders::float / sum(leaders) over () as share
  from (
    select coalesce(${key}, 'NONE') as key, count(*)::int as leaders
    from period, lateral (${leadersOn(sql`ends`, sql`last`)}) found group by 1) counted
  order by ${order}`;

/** Bands stand in their order, not by their size. */
const inOrder = (name: string, starts: readonly number[]) =>
  sql`array_position(${[...starts.map((start) => `${name}_${start}`), 'NONE']}::text[], key)`;

export const leaderQuery = defineStatistic('leader', {
  figures: () => sql`
    select periods.name, leaders, age, women::float / nullif(gendered, 0) as women, married::float / nullif(stated, 0) as married,
      years, certified::float / nullif(leaders, 0) as certified, attended::float / nullif(leaders, 0) as attended
    from periods, lateral (
      select count(*)::int as leaders, percentile_cont(0.5) within group (order by age) as age,
        count(*) filter (where gender = 'FEMALE') as women, count(gender) as gendered,
        count(*) filter (where civil_status = 'MARRIED') as married, count(civil_status) as stated,
        percentile_cont(0.5) within group (order by years) as years,
        count(*) filter (where person_id in (
          select held.person_id from course_certificate held where ${heldAt(sql`periods.ends`)})) as certified,
        count(*) filter (where person_id in (${cameBetween(sql`periods.starts`, sql`periods.ends`)})) as attended
      from (${leadersOn(sql`periods.ends`, sql`periods.last`)}) found) counted`,
  tables: {
    byAge: () => by(band(sql`age`, 'AGE', AGES), inOrder('AGE', AGES)),
    byGender: () => by(sql`gender`),
    byCivilStatus: () => by(sql`civil_status`),
    byTitle: () => by(sql`title`),
    byYears: () => by(band(sql`years`, 'YEARS', YEARS), inOrder('YEARS', YEARS)),
    byCourse: ({ language }) => sql`
      select course.id::text as key, coalesce(nullif(${sql.ref(`course.name_${language}`)}, ''), name_en || name_es) as label,
        count(*)::int as learners, count(*) filter (where exists (
          select from course_certificate held where held.course_id = course.id and held.person_id = begun.person_id
            and ${heldAt(sql`ends`)}))::int as certified
      from period, course join lateral (
        select distinct lesson_view.person_id from lesson_view
        where lesson_view.course_id = course.id and coalesce(first_played_at, passed_at) < ends
          and lesson_view.person_id in (select leaders.person_id from leaders where ${standsAt(sql`ends`)})) begun on true
      group by course.id order by learners desc, course.id`,
    byEvent: () => sql`
      select key, label, attended, attended::float / nullif(leaders, 0) as share
      from (
        select event.id as number, event.id::text as key, event.name as label, count(distinct check_in.person_id)::int as attended,
          (select count(distinct leaders.person_id) from leaders where ${standsAt(sql`period.ends`)}) as leaders
        from period join event on event.starts_at >= period.starts and event.starts_at < period.ends
          join check_in on check_in.event_id = event.id and holder and undone_at is null
        where check_in.person_id in (select leaders.person_id from leaders where ${standsAt(sql`period.ends`)})
        group by event.id, period.ends) came
      order by attended desc, number`,
    byCountry: () => by(sql`country`),
  },
});
