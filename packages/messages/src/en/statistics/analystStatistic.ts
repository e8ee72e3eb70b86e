import type { ANALYST } from '@portal/domain/statistics/analyst.ts';
import type { StatisticTextKey } from '@portal/domain/statistics/statistic.ts';

/** The work of analysts. */
export const analystStatistic = {
  title: 'Statistics by analyst',
  lead: 'What each analyst has in hand, how fast it goes and how it is decided. Choose one, several or all.',
  sentence:
    'On {until}, analysts at work: {analysts}, applications in hand: {load}. In {span}, taken: {taken}, finished: {finished}.',
  'figure.analysts': 'Analysts at work',
  'figure.analysts.meaning':
    'Analysts who had at least one application between Analysis and Interview passed at the end of the period.',
  'figure.load': 'In hand',
  'figure.load.meaning':
    'Applications between Analysis and Interview passed that had an analyst at the end of the period; for whoever had them when they left their stage, or has them now.',
  'figure.taken': 'Taken',
  'figure.taken.meaning': 'Applications that came to Analysis in the period with an analyst.',
  'figure.finished': 'Analysis finished',
  'figure.finished.meaning': 'Applications that came to Analysis complete in the period.',
  'figure.days': 'Days in Analysis',
  'figure.days.meaning':
    'Of the stays in Analysis that ended in the period: half were shorter, half were longer (median). Weekends count.',
  'figure.approved': 'Approved',
  'figure.approved.meaning': 'Applications with an analyst that came to Approved in the period.',
  'figure.deactivated': 'Deactivated',
  'figure.deactivated.meaning': 'Applications with an analyst that came to Deactivated in the period.',
  'figure.corrections': 'Corrections requested',
  'figure.corrections.meaning':
    'Fields given back to applicants in the period, for the analyst who had the application then.',
  'table.byAnalyst': 'Analyst by analyst',
  'table.byAnalyst.meaning': 'Each figure counts for whoever had the application when it happened.',
  'table.byMonth': 'Month by month',
  'table.byMonth.meaning': 'Taken, finished and corrections requested, by month of New York.',
  'series.load': 'In hand',
  'series.taken': 'Taken',
  'series.finished': 'Analysis finished',
  'series.days': 'Median days',
  'series.approved': 'Approved',
  'series.deactivated': 'Deactivated',
  'series.corrections': 'Corrections',
} as const satisfies Record<StatisticTextKey<typeof ANALYST>, string>;
