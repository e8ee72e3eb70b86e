import { declareStatistic, USUAL_FILTERS } from './statistic.ts';

/** The network as a whole (product/statistics.md#macro). */
export const MACRO = declareStatistic({
  right: 'business.statistics.macro',
  path: 'macro',
  filters: USUAL_FILTERS,
  figures: {
    leaders: { unit: 'count', at: 'end', behind: { list: 'applications', with: { stages: 'APPROVED,SENT' } } },
    churches: { unit: 'count', at: 'end', behind: { list: 'churches' } },
    members: { unit: 'count', at: 'end' },
    answered: { unit: 'share', at: 'end', behind: { list: 'churches', with: { state: 'SEND' } } },
    countries: { unit: 'count', at: 'end' },
    joined: { unit: 'count', at: 'during' },
    left: { unit: 'count', at: 'during' },
  },
  tables: {
    byCountry: {
      rows: 'country',
      series: { churches: 'count', leaders: 'count', members: 'count', silent: 'count' },
      plot: 'world',
      behind: { list: 'churches', row: 'country' },
    },
    growth: { rows: 'month', series: { leaders: 'count', churches: 'count' }, plot: 'lines', finds: 'last' },
    movement: { rows: 'month', series: { joined: 'count', left: 'count' }, plot: 'lines' },
    byEphesian: {
      rows: 'staff',
      series: { churches: 'count', leaders: 'count', members: 'count', silent: 'count' },
      plot: 'bars',
      drawn: ['churches', 'leaders'],
      behind: { list: 'churches', row: 'ephesian' },
    },
    churches: {
      rows: 'church',
      series: { members: 'count' },
      plot: 'none',
      behind: { list: 'church' },
    },
  },
});
