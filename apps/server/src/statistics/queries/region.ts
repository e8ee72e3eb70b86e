import { sql } from 'kysely';
import { defineStatistic } from '../defineStatistic.ts';
import { censusByQuarter, figure } from './censusParts.ts';
import { came, NETWORK_NOW, networkOn, placesBy } from './networkParts.ts';
import { BY_STAGE, standsAt } from './parts.ts';

const REPORTED = {
  activeMembers: figure('last', 'active_members'),
  averageAttendance: figure('last', 'average_attendance'),
  conversions: figure('each', 'conversions'),
};

export const regionQuery = defineStatistic('region', {
  figures: () => sql`
    select periods.name, leaders, churches, members, countries, joined, submitted, due, received::float / nullif(due, 0) as received
    from periods,
      lateral (select count(distinct person_id)::int as leaders from leaders where ${standsAt()}) persons,
      lateral (
        select count(*)::int as churches, sum(members)::int as members, count(distinct country)::int as countries
        from (${networkOn(sql`periods.ends`, sql`periods.last`)}) churches_then) network,
      lateral (select count(*)::int as joined from (${came}) came where at >= starts and at < ends) coming,
      lateral (select count(*)::int as submitted from applications where submitted_at >= starts and submitted_at < ends) intake,
      lateral (
        select count(*)::int as due, count(sent_at)::int as received from reports
        where census_id between first_census and last_census) owed`,
  tables: {
    byCountry: () => sql`select * from (${placesBy(sql`network.country`)}) places order by churches desc, key`,
    byStage: () => BY_STAGE,
    byQuarter: () => censusByQuarter(REPORTED),
    churches: () => sql`
      select network.id::text as key, network.name as label, network.members, network.persons
      from period, lateral (${NETWORK_NOW}) network order by members desc nulls last, network.id`,
  },
});
