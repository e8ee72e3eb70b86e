import { sql } from 'kysely';
import { defineStatistic } from '../defineStatistic.ts';
import { censusByQuarter, censusCells, figure } from './censusParts.ts';
import { CAME, CHURCHES_THEN, NETWORK_BY_COUNTRY, NETWORK_NOW, NETWORK_SETS, PERSONS_THEN } from './networkParts.ts';
import { BY_STAGE, isIn, STANDING, slotOf } from './parts.ts';

const REPORTED = {
  activeMembers: figure('last', 'active_members'),
  averageAttendance: figure('last', 'average_attendance'),
  conversions: figure('each', 'conversions'),
};

export const regionQuery = defineStatistic('region', {
  sets: () => sql`
    ${NETWORK_SETS}, ${censusCells(REPORTED)}, ${STANDING},
    intake as materialized (select ${slotOf('submitted_at')} as submitted, count(*) as n from applications group by 1)`,
  figures: () => sql`
    select name, leaders, churches, members, countries, joined, submitted, due, received::float / nullif(due, 0) as received
    from periods join ${CHURCHES_THEN} using (name), lateral ${PERSONS_THEN}, lateral ${CAME},
      lateral (select coalesce(sum(n), 0)::int as submitted from intake where ${isIn('submitted')}) came_in,
      lateral (
        select coalesce(sum(due), 0)::int as due, coalesce(sum(received), 0)::int as received from cells
        where census_id between first_census and last_census) owed`,
  tables: {
    byCountry: () => NETWORK_BY_COUNTRY,
    byStage: () => BY_STAGE,
    byQuarter: () => censusByQuarter(REPORTED),
    churches: () => sql`
      select network.id::text as key, network.name as label, network.members, network.persons
      from ${NETWORK_NOW} order by members desc nulls last, network.id`,
  },
});
