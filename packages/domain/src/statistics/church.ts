import { REPORTING } from './censusTables.ts';
import { declareStatistic } from './statistic.ts';

/** The quarters of one church, or of all there are to choose from (product/statistics.md#places). */
export const CHURCH = declareStatistic({
  right: 'business.statistics.macro',
  path: 'church',
  filters: ['church', 'country', 'ephesian'],
  figures: {
    ...REPORTING,
    activeMembers: { unit: 'count', at: 'end' },
    averageAttendance: { unit: 'count', at: 'end' },
    newMembers: { unit: 'count', at: 'during' },
    baptisms: { unit: 'count', at: 'during' },
    homeGroups: { unit: 'count', at: 'end' },
    conversions: { unit: 'count', at: 'during' },
  },
  tables: {
    byQuarter: {
      rows: 'quarter',
      series: {
        due: 'count',
        received: 'count',
        activeMembers: 'count',
        averageAttendance: 'count',
        newMembers: 'count',
        baptisms: 'count',
        homeGroups: 'count',
        conversions: 'count',
      },
      drawn: ['activeMembers', 'averageAttendance'],
      plot: 'lines',
      finds: 'last',
    },
    churches: {
      rows: 'church',
      series: {
        due: 'count',
        received: 'count',
        activeMembers: 'count',
        averageAttendance: 'count',
        homeGroups: 'count',
      },
      drawn: ['activeMembers'],
      plot: 'none',
      behind: { list: 'statistic' },
    },
  },
});
