import { CENSUS_FILTERS, censusTables, REPORTING } from './censusTables.ts';
import { declareStatistic } from './statistic.ts';

/** The pastoral care that churches receive (product/statistics.md#census-sections). */
export const PASTORAL_CARE = declareStatistic({
  right: 'business.statistics.pastoral.care',
  path: 'pastoral-care',
  filters: CENSUS_FILTERS,
  figures: {
    ...REPORTING,
    visits: { unit: 'count', at: 'during' },
    counsellingSessions: { unit: 'count', at: 'during' },
    meetingsAttended: { unit: 'count', at: 'during' },
    satisfied: { unit: 'share', at: 'during' },
  },
  tables: {
    ...censusTables({ visits: 'count', counsellingSessions: 'count', meetingsAttended: 'count', satisfied: 'share' }, [
      'visits',
      'counsellingSessions',
      'meetingsAttended',
    ]),
  },
});
