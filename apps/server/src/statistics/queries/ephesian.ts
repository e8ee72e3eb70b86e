import { sql } from 'kysely';
import { defineStatistic } from '../defineStatistic.ts';
import { STAFF_NAMES } from './parts.ts';
import { byMonth, byPerson, countsOf, DONE, HELD, staffSets } from './staffParts.ts';

const INTERVIEWS = sql`coalesce(sum(n) filter (where deed in ('accepted', 'later', 'denied')), 0)::int as interviews`;
const COUNTS = sql`${countsOf(['approved', 'deactivated', 'accepted', 'later', 'denied'])}, ${INTERVIEWS}`;

/** Reports whose deadline lies in the period; received where they came, also later. */
const due = sql`deadline >= first and deadline <= last`;

export const ephesianQuery = defineStatistic('ephesian', {
  sets: (telling) => sql`
    ${staffSets(
      {
        kind: 'ephesian',
        open: ['COMPLETE', 'PAID', 'ANALYSIS', 'COMPLETE_ANALYSIS', 'INTERVIEW', 'INTERVIEW_SUCCESS'],
        deeds: { APPROVED: 'approved', REJECTED: 'deactivated' },
        long: 'INTERVIEW',
        besides: sql`
        select application_id, at, lower(result) as deed from interview
        where ${telling.isOfPeriods('at')} and ${telling.isToldOf(sql`application_id`)}`,
      },
      telling,
    )},
    owed as materialized (
      select deadline, ephesian_id, count(*) as due, count(sent_at) as received from reports
      where deadline between (select min(first) from periods) and (select max(last) from periods) group by 1, 2)`,
  figures: () => sql`
    select periods.name, ephesians, load, interviews, accepted::float / nullif(interviews, 0) as accepted, days, approved,
      deactivated, received::float / nullif(due, 0) as received
    from periods, ${DONE(COUNTS)}, ${HELD('ephesians')},
      lateral (select sum(due) as due, sum(received) as received from owed where ${due}) reporting`,
  tables: {
    byEphesian: () =>
      byPerson(
        COUNTS,
        sql`coalesce(interviews, 0) as interviews, coalesce(accepted, 0) as accepted, days, coalesce(approved, 0) as approved,
          coalesce(deactivated, 0) as deactivated`,
      ),
    reporting: () => sql`
      select counted.key::text, ${STAFF_NAMES} counted.key) as label, due, received, received::float / due as share
      from (
        select ephesian_id as key, sum(due)::int as due, sum(received)::int as received
        from owed, period where ephesian_id is not null and ${due} group by ephesian_id) counted
      order by due desc, counted.key`,
    byMonth: () => byMonth(COUNTS, sql`accepted, later, denied`),
  },
});
