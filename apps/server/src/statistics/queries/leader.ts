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
    select periods.name, leaders, age, women::float / nullif(gendered, 0) as women, married::float / nullif(stated, 0) as married, years
    from periods, lateral (
      select count(*)::int as leaders, percentile_cont(0.5) within group (order by age) as age,
        count(*) filter (where gender = 'FEMALE') as women, count(gender) as gendered,
        count(*) filter (where civil_status = 'MARRIED') as married, count(civil_status) as stated,
        percentile_cont(0.5) within group (order by years) as years
      from (${leadersOn(sql`periods.ends`, sql`periods.last`)}) found) counted`,
  tables: {
    byAge: () => by(band(sql`age`, 'AGE', AGES), inOrder('AGE', AGES)),
    byGender: () => by(sql`gender`),
    byCivilStatus: () => by(sql`civil_status`),
    byTitle: () => by(sql`title`),
    byYears: () => by(band(sql`years`, 'YEARS', YEARS), inOrder('YEARS', YEARS)),
    byCountry: () => by(sql`country`),
  },
});
