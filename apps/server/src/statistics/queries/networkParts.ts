/** The network on a day: its churches and leaders, for the statistics that tell of it. */
import { sql, type RawBuilder } from 'kysely';
import { standsAt } from './parts.ts';

type Sql = RawBuilder<unknown>;

/**
 * The churches of the network on a day, the last of a period: open, with somebody who stands in the network. Their members are
 * those of the last report received by then, else of the form; `answered` is null where no report ever came.
 */
export const networkOn = (ends: Sql, last: Sql) => sql`
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
export const came = sql`select person_id, min(entered_at) as at from leaders group by person_id`;
export const went = sql`
  select person_id, max(left_at) as at from leaders group by person_id having count(*) filter (where left_at is null) = 0`;

export const NETWORK_NOW = networkOn(sql`period.ends`, sql`period.last`);

/** In which region: by hand of the newest leader, else by the country. */
export const EPHESIAN = sql`coalesce(
  (select ephesian_id from region_person where person_id = newest),
  (select ephesian_id from region_country where region_country.country = network.country))`;

export const placesBy = (key: Sql) => sql`
  select ${key} as key, count(*)::int as churches, sum(persons)::int as leaders, sum(members)::int as members,
    count(*) filter (where answered is null)::int as silent
  from period, lateral (${NETWORK_NOW}) network group by 1`;
