import { CENSUS_FILTERS, censusTables, REPORTING } from './censusTables.ts';
import { declareStatistic } from './statistic.ts';

/** The home groups of churches (product/statistics.md#census-sections). */
export const HOME = declareStatistic({
  right: 'business.statistics.home',
  path: 'home',
  filters: CENSUS_FILTERS,
  figures: {
    ...REPORTING,
    homeGroups: { unit: 'count', at: 'end' },
    hosts: { unit: 'count', at: 'end' },
    leadersInTraining: { unit: 'count', at: 'end' },
    weeklyAttendance: { unit: 'count', at: 'end' },
    conversions: { unit: 'count', at: 'during' },
  },
  tables: {
    ...censusTables(
      {
        homeGroups: 'count',
        hosts: 'count',
        leadersInTraining: 'count',
        weeklyAttendance: 'count',
        conversions: 'count',
      },
      ['homeGroups', 'hosts'],
    ),
  },
});
