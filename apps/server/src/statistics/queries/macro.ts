import { sql } from 'kysely';
import { defineStatistic } from '../defineStatistic.ts';
import {
  CAME,
  CHURCH_SPANS,
  CHURCHES_THEN,
  NETWORK_BY_COUNTRY,
  NETWORK_BY_EPHESIAN,
  NETWORK_NOW,
  NETWORK_SETS,
  PERSONS_THEN,
  WENT,
} from './networkParts.ts';

const ENDS = sql`(select array_agg(ends order by place) from months)`;
const LASTS = sql`(select array_agg(last order by place) from months)`;
/** The place of the last month whose end had come by then: of who is there still, of all. */
const monthsBy = (at: string) => sql`coalesce(width_bucket(${sql.ref(at)}, ${ENDS}), (select max(place) from months))`;

export const macroQuery = defineStatistic('macro', {
  sets: () => NETWORK_SETS,
  figures: () => sql`
    select name, leaders, churches, members, answered::float / nullif(churches, 0) as answered, countries, joined, "left"
    from periods join ${CHURCHES_THEN} using (name), lateral ${PERSONS_THEN}, lateral ${CAME}, lateral ${WENT}`,
  tables: {
    byCountry: () => NETWORK_BY_COUNTRY,
    // Each span stands at the ends of the months after the first of these places up to the second.
    growth: () => sql`
      with persons_stood as materialized (
        select ${monthsBy('entered_at')} as after, ${monthsBy('left_at')} as until, count(*) as n from spans group by 1, 2),
      churches_stood as materialized (
        select greatest(${monthsBy('entered_at')}, width_bucket(valid_from - 1, ${LASTS})) as after,
          least(${monthsBy('left_at')}, width_bucket(coalesce(valid_to, 'infinity'), ${LASTS})) as until, count(*) as n
        from (${CHURCH_SPANS}) church_spans join churches on churches.id = church_id group by 1, 2)
      select months.key, (select coalesce(sum(n), 0)::int from persons_stood where after < place and until >= place) as leaders,
        (select coalesce(sum(n), 0)::int from churches_stood where after < place and until >= place) as churches
      from months order by months.key`,
    movement: () =>
      sql`select months.key, joined, "left" from months, lateral ${CAME}, lateral ${WENT} order by months.key`,
    byEphesian: () => NETWORK_BY_EPHESIAN,
    churches: () => sql`
      select network.id::text as key, network.name as label, network.members
      from ${NETWORK_NOW} order by members desc nulls last, network.id`,
  },
});
