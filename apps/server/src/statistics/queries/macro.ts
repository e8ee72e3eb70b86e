import { sql } from 'kysely';
import { defineStatistic } from '../defineStatistic.ts';
import { came, EPHESIAN, NETWORK_NOW, networkOn, placesBy, went } from './networkParts.ts';
import { STAFF_NAMES, standsAt } from './parts.ts';

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
      from period, lateral (${NETWORK_NOW}) network order by members desc nulls last, network.id`,
  },
});
