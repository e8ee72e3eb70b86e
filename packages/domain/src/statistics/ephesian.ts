import { declareStatistic, USUAL_FILTERS } from './statistic.ts';

const OPEN = 'COMPLETE,PAID,ANALYSIS,COMPLETE_ANALYSIS,INTERVIEW,INTERVIEW_SUCCESS';

/** The work of Ephesians and their regions, of one, several or all (product/statistics.md#staff). */
export const EPHESIAN = declareStatistic({
  right: 'business.statistics.request',
  path: 'ephesian',
  filters: USUAL_FILTERS,
  figures: {
    ephesians: { unit: 'count', at: 'end' },
    load: { unit: 'count', at: 'end', behind: { list: 'applications', with: { stages: OPEN } } },
    interviews: { unit: 'count', at: 'during' },
    accepted: { unit: 'share', at: 'during' },
    days: { unit: 'days', at: 'during' },
    approved: { unit: 'count', at: 'during' },
    deactivated: { unit: 'count', at: 'during' },
    received: { unit: 'share', at: 'during' },
  },
  tables: {
    byEphesian: {
      rows: 'staff',
      series: {
        load: 'count',
        interviews: 'count',
        accepted: 'count',
        days: 'days',
        approved: 'count',
        deactivated: 'count',
      },
      plot: 'bars',
      drawn: ['load', 'interviews'],
      behind: { list: 'applications', with: { stages: OPEN }, row: 'ephesian' },
    },
    reporting: {
      rows: 'staff',
      series: { due: 'count', received: 'count', share: 'share' },
      plot: 'bars',
      behind: { list: 'churches', row: 'ephesian' },
    },
    byMonth: { rows: 'month', series: { accepted: 'count', later: 'count', denied: 'count' }, plot: 'lines' },
  },
});
