import type { REQUEST } from '@portal/domain/statistics/request.ts';
import type { StatisticTextKey } from '@portal/domain/statistics/statistic.ts';

/** How applications come in, pass and are decided. */
export const requestStatistic = {
  title: 'Request Statistics',
  lead: 'How applications come in, how long they take and how they are decided.',
  sentence:
    '{submitted} submitted, {approved} approved and {deactivated} deactivated in {span}; {open} were open at its end.',
  'figure.submitted': 'Submitted',
  'figure.submitted.meaning': 'Applications that were submitted in the period.',
  'figure.approved': 'Approved',
  'figure.approved.meaning':
    'Applications that came to Approved in the period. The list shows those that stand there or in Sent now.',
  'figure.deactivated': 'Deactivated',
  'figure.deactivated.meaning': 'Applications that came to Deactivated in the period, whatever the reason.',
  'figure.approvalRate': 'Approved of decided',
  'figure.approvalRate.meaning': 'Approved, of all that were approved or deactivated in the period.',
  'figure.open': 'Open',
  'figure.open.meaning':
    'Applications that stood between Payment pending and Interview passed at the end of the period. The list shows those of now.',
  'figure.daysToApproval': 'Days to approval',
  'figure.daysToApproval.meaning':
    'From submission to Approved, of those approved in the period: half took less, half took longer (median).',
  'figure.paid': 'Paid or exonerated',
  'figure.paid.meaning': 'Applications whose payment was made or exonerated in the period.',
  'figure.exonerated': 'Exonerations granted',
  'figure.exonerated.meaning': 'Exonerations of payment or process that were granted in the period.',
  'figure.corrections': 'Corrections requested',
  'figure.corrections.meaning': 'Fields that were given back to applicants in the period, each counted once.',
  'table.byStage': 'Where applications stand',
  'table.byStage.meaning': 'Applications by the stage in which they stood at the end of the period.',
  'table.funnel': 'How far they came',
  'table.funnel.meaning':
    'Of the applications submitted in the period, how many came at least to each stage by its end. The share is of all submitted.',
  'table.daysInStage': 'Days in each stage',
  'table.daysInStage.meaning':
    'Of the stays that ended in the period: half were shorter than the median, nine of ten shorter than the second figure. Days count weekends too.',
  'table.byMonth': 'Intake and decisions by month',
  'table.byMonth.meaning': 'Applications submitted, approved and deactivated in each month of New York.',
  'table.byCountry': 'By country',
  'table.byCountry.meaning': 'By the country of the church as it was submitted.',
  'table.byAnalyst': 'By analyst',
  'table.byAnalyst.meaning':
    'Submitted by who has them now, decisions by who had them when they were decided. Without an analyst they are not counted here.',
  'table.byEphesian': 'By Ephesian',
  'table.byEphesian.meaning':
    'Submitted by who has them now, decisions by who had them when they were decided. Without an Ephesian they are not counted here.',
  'table.reasons': 'Why they were deactivated',
  'table.reasons.meaning': 'Deactivations of the period by their type; those taken back are not counted.',
  'table.payments': 'How the fee was settled',
  'table.payments.meaning': 'Applications whose payment was made or exonerated in the period.',
  'table.exonerations': 'Exonerations by reason',
  'table.exonerations.meaning': 'Exonerations decided in the period, of payment and of process.',
  'table.corrections': 'Corrections by month',
  'table.corrections.meaning': 'Fields requested (again, too), answered by applicants, and accepted by staff.',
  'table.answers': 'Answers in interviews',
  'table.answers.meaning':
    'Interviews closed in the period, for questions marked to be counted. The share is of the answers to the same question.',
  'series.open': 'Applications',
  'series.reached': 'Came at least here',
  'series.share': 'Share',
  'series.median': 'Median days',
  'series.ninth': 'Nine of ten within',
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
