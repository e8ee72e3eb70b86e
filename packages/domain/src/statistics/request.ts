import { declareStatistic, USUAL_FILTERS } from './statistic.ts';

const entered = { list: 'applications', period: 'entered' } as const;

/** How applications come in, pass and are decided (product/statistics.md#request). */
export const REQUEST = declareStatistic({
  right: 'business.statistics.request',
  path: 'request',
  filters: USUAL_FILTERS,
  figures: {
    submitted: { unit: 'count', at: 'during', behind: { list: 'applications', period: 'submitted' } },
    approved: { unit: 'count', at: 'during', behind: { ...entered, with: { stages: 'APPROVED,SENT' } } },
    deactivated: { unit: 'count', at: 'during', behind: { ...entered, with: { stages: 'REJECTED' } } },
    approvalRate: { unit: 'share', at: 'during' },
    open: {
      unit: 'count',
      at: 'end',
      behind: {
        list: 'applications',
        with: { stages: 'COMPLETE,PAID,ANALYSIS,COMPLETE_ANALYSIS,INTERVIEW,INTERVIEW_SUCCESS' },
      },
    },
    daysToApproval: { unit: 'days', at: 'during' },
    paid: { unit: 'count', at: 'during', behind: { list: 'applications', period: 'paid' } },
    exonerated: { unit: 'count', at: 'during' },
    corrections: { unit: 'count', at: 'during' },
  },
  tables: {
    byStage: {
      rows: 'stage',
      series: { open: 'count' },
      plot: 'bars',
      behind: { list: 'applications', row: 'stages' },
    },
    funnel: { rows: 'stage', series: { reached: 'count', share: 'share' }, plot: 'bars', finds: 'last' },
    daysInStage: { rows: 'stage', series: { median: 'days', ninth: 'days', left: 'count' }, plot: 'bars' },
    byMonth: {
      rows: 'month',
      series: { submitted: 'count', approved: 'count', deactivated: 'count' },
      plot: 'lines',
      behind: { list: 'applications', row: 'submitted' },
    },
    byCountry: {
      rows: 'country',
      series: { submitted: 'count', approved: 'count', deactivated: 'count' },
      plot: 'world',
      behind: { list: 'applications', row: 'country', period: 'submitted' },
    },
    byAnalyst: {
      rows: 'staff',
      series: { submitted: 'count', approved: 'count', deactivated: 'count' },
      plot: 'bars',
      behind: { list: 'applications', row: 'analyst' },
    },
    byEphesian: {
      rows: 'staff',
      series: { submitted: 'count', approved: 'count', deactivated: 'count' },
      plot: 'bars',
      behind: { list: 'applications', row: 'ephesian' },
    },
    reasons: {
      rows: 'value',
      series: { deactivated: 'count' },
      plot: 'bars',
      values: { noun: 'applicationForm', before: 'values.deactivationType.' },
    },
    payments: {
      rows: 'value',
      series: { paid: 'count' },
      plot: 'bars',
      values: { noun: 'applicationList', before: 'payment.' },
      behind: { list: 'applications', row: 'payment', period: 'paid' },
    },
    exonerations: {
      rows: 'value',
      series: { granted: 'count', refused: 'count' },
      plot: 'bars',
      values: { noun: 'applicationForm', before: 'values.exonerationReason.' },
    },
    corrections: { rows: 'month', series: { asked: 'count', answered: 'count', accepted: 'count' }, plot: 'lines' },
    answers: { rows: 'answer', series: { given: 'count', share: 'share' }, plot: 'bars' },
  },
});
