import { sql, type RawBuilder } from 'kysely';
import { NEW_YORK } from '../../platform/clock.ts';
import { defineStatistic } from '../defineStatistic.ts';
import { STAFF_NAMES, standsAt } from './parts.ts';

type Sql = RawBuilder<unknown>;

const OPEN = sql`('ANALYSIS', 'COMPLETE_ANALYSIS', 'INTERVIEW', 'INTERVIEW_SUCCESS')`;
const DAYS = sql`extract(epoch from left_at - entered_at) / 86400`;
const during = (at: Sql) => sql`${at} >= starts and ${at} < ends`;
const monthOf = (at: Sql) => sql`to_char(${at} at time zone ${sql.lit(NEW_YORK)}, 'YYYY-MM')`;

/** What analysts did in the periods, a row a deed: for whom, when, and what it was; of a stay in Analysis how long it took. */
const deeds = sql`
  select analyst_id as analyst, entered_at as at, case stage when 'ANALYSIS' then 'taken' when 'COMPLETE_ANALYSIS' then 'finished'
    when 'APPROVED' then 'approved' when 'REJECTED' then 'deactivated' end as deed, null::numeric as days
  from stays where stage in ('ANALYSIS', 'COMPLETE_ANALYSIS', 'APPROVED', 'REJECTED') and analyst_id is not null
  union all
  select last_analyst_id, left_at, 'days', ${DAYS} from stays
  where stage = 'ANALYSIS' and left_at is not null and last_analyst_id is not null
  union all
  select coalesce(stays.last_analyst_id, applications.analyst_id), asked_at, 'corrections', null
  from correction join applications on applications.id = correction.application_id
    left join stays on stays.application_id = correction.application_id
      and stays.entered_at <= asked_at and (stays.left_at is null or stays.left_at > asked_at)
  where coalesce(stays.last_analyst_id, applications.analyst_id) is not null`;

const counted = (deed: string) => sql`count(*) filter (where deed = ${sql.lit(deed)})::int as ${sql.ref(deed)}`;
const COUNTS = sql.join(['taken', 'finished', 'approved', 'deactivated', 'corrections'].map(counted));
const MEDIAN = sql`round(percentile_cont(0.5) within group (order by days)::numeric, 1) as days`;

const load = sql`
  select last_analyst_id as analyst, count(*)::int as load from stays, period
  where stage in ${OPEN} and last_analyst_id is not null and ${standsAt()} group by last_analyst_id`;

export const analystQuery = defineStatistic('analyst', {
  figures: () => sql`
    select periods.name, analysts, load, done.*
    from periods,
      lateral (select ${COUNTS}, ${MEDIAN} from (${deeds}) deeds where ${during(sql`at`)}) done,
      lateral (
        select count(*)::int as load, count(distinct last_analyst_id)::int as analysts from stays
        where stage in ${OPEN} and last_analyst_id is not null and ${standsAt()}) standing`,
  tables: {
    byAnalyst: () => sql`
      select analyst::text as key, ${STAFF_NAMES} analyst) as label, coalesce(load, 0) as load, coalesce(taken, 0) as taken,
        coalesce(finished, 0) as finished, days, coalesce(approved, 0) as approved, coalesce(deactivated, 0) as deactivated,
        coalesce(corrections, 0) as corrections
      from (${load}) loads full join (
        select analyst, ${COUNTS}, ${MEDIAN} from (${deeds}) deeds, period where ${during(sql`at`)} group by analyst) done
        using (analyst)
      order by load desc, analyst`,
    byMonth: () => sql`
      select months.key, coalesce(taken, 0) as taken, coalesce(finished, 0) as finished, coalesce(corrections, 0) as corrections
      from months left join (
        select ${monthOf(sql`at`)} as key, ${COUNTS} from (${deeds}) deeds, period where ${during(sql`at`)} group by 1) done
        using (key)
      order by months.key`,
  },
});
