import { sql, type RawBuilder } from 'kysely';
import { NEW_YORK } from '../../platform/clock.ts';
import { defineStatistic } from '../defineStatistic.ts';
import { STAFF_NAMES, standsAt } from './parts.ts';

type Sql = RawBuilder<unknown>;

const OPEN = sql`('COMPLETE', 'PAID', 'ANALYSIS', 'COMPLETE_ANALYSIS', 'INTERVIEW', 'INTERVIEW_SUCCESS')`;
const DAYS = sql`extract(epoch from left_at - entered_at) / 86400`;
const during = (at: Sql) => sql`${at} >= starts and ${at} < ends`;

/** What happened in the charge of Ephesians, a row a deed; of a stay in Interview how long it took. */
const deeds = sql`
  select ephesian_id as ephesian, entered_at as at, case stage when 'APPROVED' then 'approved' else 'deactivated' end as deed,
    null::numeric as days
  from stays where stage in ('APPROVED', 'REJECTED') and ephesian_id is not null
  union all
  select last_ephesian_id, left_at, 'days', ${DAYS} from stays
  where stage = 'INTERVIEW' and left_at is not null and last_ephesian_id is not null
  union all
  select coalesce(stays.last_ephesian_id, applications.ephesian_id), interview.at, lower(result), null
  from interview join applications on applications.id = interview.application_id
    left join stays on stays.application_id = interview.application_id
      and stays.entered_at <= interview.at and (stays.left_at is null or stays.left_at > interview.at)
  where coalesce(stays.last_ephesian_id, applications.ephesian_id) is not null`;

const counted = (deed: string) => sql`count(*) filter (where deed = ${sql.lit(deed)})::int as ${sql.ref(deed)}`;
const COUNTS = sql.join(['approved', 'deactivated', 'accepted', 'later', 'denied'].map(counted));
const INTERVIEWS = sql`count(*) filter (where deed in ('accepted', 'later', 'denied'))::int as interviews`;
const MEDIAN = sql`round(percentile_cont(0.5) within group (order by days)::numeric, 1) as days`;

const load = sql`
  select last_ephesian_id as ephesian, count(*)::int as load from stays, period
  where stage in ${OPEN} and last_ephesian_id is not null and ${standsAt()} group by last_ephesian_id`;

/** Reports whose deadline lies in the period; received where they came, also later. */
const due = sql`deadline >= first and deadline <= last`;

export const ephesianQuery = defineStatistic('ephesian', {
  figures: () => sql`
    select periods.name, ephesians, load, interviews, accepted::float / nullif(interviews, 0) as accepted, days, approved,
      deactivated, received::float / nullif(due, 0) as received
    from periods,
      lateral (select ${COUNTS}, ${INTERVIEWS}, ${MEDIAN} from (${deeds}) deeds where ${during(sql`at`)}) done,
      lateral (
        select count(*)::int as load, count(distinct last_ephesian_id)::int as ephesians from stays
        where stage in ${OPEN} and last_ephesian_id is not null and ${standsAt()}) standing,
      lateral (select count(*) as due, count(sent_at) as received from reports where ${due}) reporting`,
  tables: {
    byEphesian: () => sql`
      select ephesian::text as key, ${STAFF_NAMES} ephesian) as label, coalesce(load, 0) as load,
        coalesce(interviews, 0) as interviews, coalesce(accepted, 0) as accepted, days, coalesce(approved, 0) as approved,
        coalesce(deactivated, 0) as deactivated
      from (${load}) loads full join (
        select ephesian, ${COUNTS}, ${INTERVIEWS}, ${MEDIAN} from (${deeds}) deeds, period
        where ${during(sql`at`)} group by ephesian) done using (ephesian)
      order by load desc, ephesian`,
    reporting: () => sql`
      select counted.key::text, ${STAFF_NAMES} counted.key) as label, due, received, received::float / due as share
      from (
        select ephesian_id as key, count(*)::int as due, count(sent_at)::int as received
        from reports, period where ephesian_id is not null and ${due} group by ephesian_id) counted
      order by due desc, counted.key`,
    byMonth: () => sql`
      select months.key, coalesce(accepted, 0) as accepted, coalesce(later, 0) as later, coalesce(denied, 0) as denied
      from months left join (
        select to_char(at at time zone ${sql.lit(NEW_YORK)}, 'YYYY-MM') as key, ${COUNTS}
        from (${deeds}) deeds, period where ${during(sql`at`)} group by 1) done using (key)
      order by months.key`,
  },
});
