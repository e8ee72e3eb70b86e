import { CENSUS_FILTERS, censusTables, REPORTING } from './censusTables.ts';
import { declareStatistic } from './statistic.ts';

/** The departments of churches (product/statistics.md#census-sections). */
export const DEPARTMENT = declareStatistic({
  right: 'business.statistics.department',
  path: 'department',
  filters: CENSUS_FILTERS,
  figures: {
    ...REPORTING,
    participants: { unit: 'count', at: 'end' },
    active: { unit: 'mean', at: 'end' },
  },
  tables: {
    departments: {
      rows: 'value',
      series: { active: 'count', answered: 'count', share: 'share', participants: 'count' },
      drawn: ['active'],
      plot: 'bars',
      values: { noun: 'censusForm', before: 'department.' },
    },
    ...censusTables({ participants: 'count', active: 'mean' }, ['participants']),
  },
});
