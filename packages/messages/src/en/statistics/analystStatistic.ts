import type { ANALYST } from '@portal/domain/statistics/analyst.ts';
import type { StatisticTextKey } from '@portal/domain/statistics/statistic.ts';

/** The work of analysts. */
export const analystStatistic = {
  title: 'Statistics by analyst',
  lead: 'What each analyst is working on, how fast it moves and how it is decided. Choose one, several or all.',
  sentence:
    'On {until}, analysts with applications: {analysts}, applications in progress: {load}. In {span}, taken: {taken}, finished: {finished}.',
  'figure.analysts': 'Analysts with applications',
  'figure.analysts.meaning':
    'Analysts who had at least one application between Analysis and Interview passed at the end of the period.',
  'figure.load': 'In progress',
  'figure.load.meaning':
    'Applications between Analysis and Interview passed that had an analyst at the end of the period. They count for the analyst who had them when they left their stage, or has them now.',
  'figure.taken': 'Taken',
  'figure.taken.meaning': 'Applications with an analyst that moved to Analysis in the period.',
  'figure.finished': 'Analysis finished',
  'figure.finished.meaning': 'Applications that moved to Analysis complete in the period.',
  'figure.days': 'Days in Analysis',
  'figure.days.meaning':
    'Median of the stays in Analysis that ended in the period: half were shorter, half were longer. Weekends count.',
  'figure.approved': 'Approved',
  'figure.approved.meaning': 'Applications with an analyst that moved to Approved in the period.',
  'figure.deactivated': 'Deactivated',
  'figure.deactivated.meaning': 'Applications with an analyst that moved to Deactivated in the period.',
  'figure.corrections': 'Corrections requested',
  'figure.corrections.meaning':
    'Fields sent back to applicants in the period, counted for the analyst who had the application at the time.',
  'table.byAnalyst': 'Analyst by analyst',
  'table.byAnalyst.meaning': 'Each figure counts for the analyst who had the application at the time.',
  'table.byMonth': 'Month by month',
  'table.byMonth.meaning': 'Taken, finished and corrections requested, by month (New York time).',
  'series.load': 'In progress',
  'series.taken': 'Taken',
  'series.finished': 'Analysis finished',
  'series.days': 'Median days',
  'series.approved': 'Approved',
  'series.deactivated': 'Deactivated',
  'series.corrections': 'Corrections',
} as const satisfies Record<StatisticTextKey<typeof ANALYST>, string>;
