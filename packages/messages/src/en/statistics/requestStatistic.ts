import type { REQUEST } from '@portal/domain/statistics/request.ts';
import type { StatisticTextKey } from '@portal/domain/statistics/statistic.ts';

/** How applications come in, pass and are decided. */
export const requestStatistic = {
  title: 'Request Statistics',
  lead: 'How applications come in, how long they take and how they are decided.',
  sentence:
    '{submitted} submitted, {approved} approved and {deactivated} deactivated in {span}; {open} were open at the end.',
  'figure.submitted': 'Submitted',
  'figure.submitted.meaning': 'Applications that were submitted in the period.',
  'figure.approved': 'Approved',
  'figure.approved.meaning':
    'Applications that moved to Approved in the period. The list shows those that are now in Approved or Sent.',
  'figure.deactivated': 'Deactivated',
  'figure.deactivated.meaning': 'Applications that moved to Deactivated in the period, whatever the reason.',
  'figure.approvalRate': 'Approval rate',
  'figure.approvalRate.meaning': 'Approved, out of all that were approved or deactivated in the period.',
  'figure.open': 'Open',
  'figure.open.meaning':
    'Applications that were between Payment pending and Interview passed at the end of the period. The list shows those that are now.',
  'figure.daysToApproval': 'Days to approval',
  'figure.daysToApproval.meaning':
    'From submission to Approved, for those approved in the period: half took less, half took longer (median).',
  'figure.paid': 'Paid or exonerated',
  'figure.paid.meaning': 'Applications whose payment was made or exonerated in the period.',
  'figure.exonerated': 'Exonerations granted',
  'figure.exonerated.meaning': 'Exonerations of payment or process that were granted in the period.',
  'figure.corrections': 'Corrections requested',
  'figure.corrections.meaning': 'Fields that were sent back to applicants in the period, each counted once.',
  'table.byStage': 'Where applications stand',
  'table.byStage.meaning': 'Applications by their stage at the end of the period.',
  'table.funnel': 'How far they got',
  'table.funnel.meaning':
    'Of the applications submitted in the period, how many had reached at least each stage by the end of it. The share is of all submitted.',
  'table.daysInStage': 'Days in each stage',
  'table.daysInStage.meaning':
    'For stays that ended in the period: half were shorter than the median, and nine in ten were shorter than the second figure. Weekends count.',
  'table.byMonth': 'Intake and decisions by month',
  'table.byMonth.meaning': 'Applications submitted, approved and deactivated, by month (New York time).',
  'table.byCountry': 'By country',
  'table.byCountry.meaning': 'By the church’s country at submission.',
  'table.byAnalyst': 'By analyst',
  'table.byAnalyst.meaning':
    'Submitted applications count for the analyst who has them now; decisions, for the analyst who had them at the time. Applications without an analyst are not counted here.',
  'table.byEphesian': 'By Ephesian',
  'table.byEphesian.meaning':
    'Submitted applications count for the Ephesian who has them now; decisions, for the Ephesian who had them at the time. Applications without an Ephesian are not counted here.',
  'table.reasons': 'Why they were deactivated',
  'table.reasons.meaning': 'Deactivations in the period by type; those that were undone are not counted.',
  'table.payments': 'How the fee was settled',
  'table.payments.meaning': 'Applications whose payment was made or exonerated in the period.',
  'table.exonerations': 'Exonerations by reason',
  'table.exonerations.meaning': 'Exonerations decided in the period, of payment and of process.',
  'table.corrections': 'Corrections by month',
  'table.corrections.meaning': 'Fields requested (repeats included), answered by applicants, and accepted by staff.',
  'table.answers': 'Interview answers',
  'table.answers.meaning':
    'From interviews closed in the period, for questions marked to be counted. The share is of the answers to the same question.',
  'series.open': 'Applications',
  'series.reached': 'Got at least this far',
  'series.share': 'Share',
  'series.median': 'Median days',
  'series.ninth': 'Nine in ten within',
  'series.left': 'Stays that ended',
  'series.submitted': 'Submitted',
  'series.approved': 'Approved',
  'series.deactivated': 'Deactivated',
  'series.paid': 'Applications',
  'series.granted': 'Granted',
  'series.refused': 'Refused',
  'series.asked': 'Requested',
  'series.answered': 'Answered',
  'series.accepted': 'Accepted',
  'series.given': 'Answers',
} as const satisfies Record<StatisticTextKey<typeof REQUEST>, string>;
