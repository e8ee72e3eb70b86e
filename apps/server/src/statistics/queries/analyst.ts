import { sql } from 'kysely';
import { defineStatistic } from '../defineStatistic.ts';
import { byMonth, byPerson, countsOf, DONE, HELD, staffSets } from './staffParts.ts';

const COUNTS = countsOf(['taken', 'finished', 'approved', 'deactivated', 'corrections']);

export const analystQuery = defineStatistic('analyst', {
  sets: (telling) =>
    staffSets(
      {
        kind: 'analyst',
        open: ['ANALYSIS', 'COMPLETE_ANALYSIS', 'INTERVIEW', 'INTERVIEW_SUCCESS'],
        deeds: { ANALYSIS: 'taken', COMPLETE_ANALYSIS: 'finished', APPROVED: 'approved', REJECTED: 'deactivated' },
        long: 'ANALYSIS',
        besides: sql`
        select application_id, asked_at as at, 'corrections' as deed from correction
        where ${telling.isOfPeriods('asked_at')} and ${telling.isToldOf(sql`application_id`)}`,
      },
      telling,
    ),
  figures: () => sql`
    select periods.name, analysts, load, days, taken, finished, approved, deactivated, corrections
    from periods, ${DONE(COUNTS)}, ${HELD('analysts')}`,
  tables: {
    byAnalyst: () =>
      byPerson(
        COUNTS,
        sql`coalesce(taken, 0) as taken, coalesce(finished, 0) as finished, days, coalesce(approved, 0) as approved,
          coalesce(deactivated, 0) as deactivated, coalesce(corrections, 0) as corrections`,
      ),
    byMonth: () => byMonth(COUNTS, sql`taken, finished, corrections`),
  },
});
