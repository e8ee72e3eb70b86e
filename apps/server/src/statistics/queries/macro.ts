import { sql, type RawBuilder } from 'kysely';
import { defineStatistic } from '../defineStatistic.ts';
import { STAFF_NAMES, standsAt } from './parts.ts';

type Sql = RawBuilder<unknown>;

/**
 * The churches of the network on a day, the last of a period: open, with somebody who stands in the network. Their members are
 * those of the last report received by then, else of the form; `answered` is null where no report ever came.
 */
const networkOn = (ends: Sql, last: Sql) => sql`
  select churches.id, churches.name, churches.country, led.persons, led.newest, reported.answered,
    coalesce(reported.active_members, form.members) as members
  from (
    select church_id, count(distinct person_id)::int as persons, max(application_id) as application_id,
      (array_agg(person_id order by application_id desc))[1] as newest
    from leaders where ${standsAt(ends)} group by church_id) led
    join churches on churches.id = led.church_id and valid_from <= ${last} and (valid_to is null or valid_to >= ${last})
    left join (
      select distinct on (church_id) church_id, active_members, true as answered
      from reports where sent_at < ${ends} order by church_id, census_id desc) reported on reported.church_id = churches.id
    left join application_ministry form on form.application_id = led.application_id`;

/** Persons who came into the network, or left it: approved for the first time, or no longer standing in it. */
const came = sql`select person_id, min(entered_at) as at from leaders group by person_id`;
const went = sql`
  select person_id, max(left_at) as at from leaders group by person_id having count(*) filter (where left_at is null) = 0`;

const NOW = networkOn(sql`period.ends`, sql`period.last`);

/** In which region: by hand of the newest leader, else by the country. */
const EPHESIAN = sql`coalesce(
  (select ephesian_id from region_person where person_id = newest),
  (select ephesian_id from region_country where region_country.country = network.country))`;

const placesBy = (key: Sql) => sql`
  select ${key} as key, count(*)::int as churches, sum(persons)::int as leaders, sum(members)::int as members,
    count(*) filter (where answered is null)::int as silent
  from period, lateral (${NOW}) network group by 1`;

export const macroQuery = defineStatistic('macro', {
  figures: () => sql`
    select periods.name, leaders, churches, members, answered::float / nullif(churches, 0) as answered, countries, joined, "left"
    from periods,
      lateral (select count(distinct person_id)::int as leaders from leaders where ${standsAt()}) persons,
      lateral (
        select count(*)::int as churches, sum(members)::int as members, count(answered)::int as answered,
          count(distinct country)::int as countries
        from (${networkOn(sql`periods.ends`, sql`periods.last`)}) churches_then) network,
      lateral (select count(*)::int as joined from (${came}) came where at >= starts and at < ends) coming,
      lateral (select count(*)::int as "left" from (${went}) went where at >= starts and at < ends) going`,
  tables: {
    byCountry: () => sql`select * from (${placesBy(sql`network.country`)}) places order by churches desc, key`,
    growth: () => sql`
      select months.key, leaders, churches
      from months,
        lateral (select count(distinct person_id)::int as leaders from leaders where ${standsAt(sql`months.ends`)}) persons,
        lateral (
          select count(distinct church_id)::int as churches
          from leaders join churches on churches.id = church_id
          where ${standsAt(sql`months.ends`)} and valid_from <= months.last
            and (valid_to is null or valid_to >= months.last)) places
      order by months.key`,
    movement: () => sql`
      select months.key, joined, "left"
      from months,
        lateral (select count(*)::int as joined from (${came}) came where at >= starts and at < ends) coming,
        lateral (select count(*)::int as "left" from (${went}) went where at >= starts and at < ends) going
      order by months.key`,
    byEphesian: () => sql`
      select places.key::text, ${STAFF_NAMES} places.key) as label, churches, leaders, members, silent
      from (${placesBy(EPHESIAN)}) places where places.key is not null order by churches desc, places.key`,
    churches: () => sql`
      select network.id::text as key, network.name as label, network.members
      from period, lateral (${NOW}) network order by members desc nulls last, network.id`,
  },
});
