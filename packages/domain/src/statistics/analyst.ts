import { declareStatistic, USUAL_FILTERS } from './statistic.ts';

const OPEN = 'ANALYSIS,COMPLETE_ANALYSIS,INTERVIEW,INTERVIEW_SUCCESS';

/** The work of analysts, of one, several or all (product/statistics.md#staff). */
export const ANALYST = declareStatistic({
  right: 'business.statistics.request',
  path: 'analyst',
  filters: USUAL_FILTERS,
  figures: {
    analysts: { unit: 'count', at: 'end' },
    load: { unit: 'count', at: 'end', behind: { list: 'applications', with: { stages: OPEN } } },
    taken: { unit: 'count', at: 'during' },
    finished: { unit: 'count', at: 'during' },
    days: { unit: 'days', at: 'during' },
    approved: { unit: 'count', at: 'during' },
    deactivated: { unit: 'count', at: 'during' },
    corrections: { unit: 'count', at: 'during' },
  },
  tables: {
    byAnalyst: {
      rows: 'staff',
      series: {
        load: 'count',
        taken: 'count',
        finished: 'count',
        days: 'days',
        approved: 'count',
        deactivated: 'count',
        corrections: 'count',
      },
      plot: 'bars',
      drawn: ['load', 'finished'],
      behind: { list: 'applications', with: { stages: OPEN }, row: 'analyst' },
    },
    byMonth: { rows: 'month', series: { taken: 'count', finished: 'count', corrections: 'count' }, plot: 'lines' },
  },
});
