import { REPORTING } from './censusTables.ts';
import { declareStatistic } from './statistic.ts';

/** A region on one page: of one Ephesian, several or all (product/statistics.md#places). */
export const REGION = declareStatistic({
  right: 'business.statistics.macro',
  path: 'region',
  filters: ['ephesian', 'country'],
  figures: {
    leaders: { unit: 'count', at: 'end', behind: { list: 'applications', with: { stages: 'APPROVED,SENT' } } },
    churches: { unit: 'count', at: 'end', behind: { list: 'churches' } },
    members: { unit: 'count', at: 'end' },
    countries: { unit: 'count', at: 'end' },
    joined: { unit: 'count', at: 'during' },
    submitted: { unit: 'count', at: 'during', behind: { list: 'applications', period: 'submitted' } },
    ...REPORTING,
  },
  tables: {
    byCountry: {
      rows: 'country',
      series: { churches: 'count', leaders: 'count', members: 'count', silent: 'count' },
      plot: 'world',
      behind: { list: 'churches', row: 'country' },
    },
    byStage: {
      rows: 'stage',
      series: { open: 'count' },
      plot: 'bars',
      behind: { list: 'applications', row: 'stages' },
    },
    byQuarter: {
      rows: 'quarter',
      series: {
        due: 'count',
        received: 'count',
        activeMembers: 'count',
        averageAttendance: 'count',
        conversions: 'count',
      },
      drawn: ['due', 'received'],
      plot: 'lines',
      finds: 'last',
    },
    churches: {
      rows: 'church',
      series: { members: 'count', persons: 'count' },
      drawn: ['members'],
      plot: 'none',
      behind: { list: 'church' },
    },
  },
});
