import type { EPHESIAN } from '@portal/domain/statistics/ephesian.ts';
import type { StatisticTextKey } from '@portal/domain/statistics/statistic.ts';

/** The work of Ephesians and their regions. */
export const ephesianStatistic = {
  title: 'Statistics by Ephesian',
  lead: 'What each Ephesian is in charge of, the interviews held and how the region reports. Choose one, several or all.',
  sentence:
    'On {until}, Ephesians with open applications: {ephesians}, applications: {load}. Interviews held in {span}: {interviews}.',
  'figure.ephesians': 'Ephesians with applications',
  'figure.ephesians.meaning': 'Ephesians who had at least one open application at the end of the period.',
  'figure.load': 'Open applications',
  'figure.load.meaning':
    'Applications between Payment pending and Interview passed that had an Ephesian at the end of the period. They count for the Ephesian who had them when they left their stage, or has them now.',
  'figure.interviews': 'Interviews',
  'figure.interviews.meaning': 'Interview results recorded in the period.',
  'figure.accepted': 'Interviews accepted',
  'figure.accepted.meaning': 'Interviews accepted, out of all results recorded in the period.',
  'figure.days': 'Days in Interview',
  'figure.days.meaning':
    'Median of the stays in Interview that ended in the period: half were shorter, half were longer. Weekends count.',
  'figure.approved': 'Approved',
  'figure.approved.meaning': 'Applications with an Ephesian that moved to Approved in the period.',
  'figure.deactivated': 'Deactivated',
  'figure.deactivated.meaning': 'Applications with an Ephesian that moved to Deactivated in the period.',
  'figure.received': 'Reports received',
  'figure.received.meaning': 'Quarterly reports received, out of all with a deadline in the period.',
  'table.byEphesian': 'Ephesian by Ephesian',
  'table.byEphesian.meaning': 'Each figure counts for the Ephesian who had the application at the time.',
  'table.reporting': 'How the regions report',
  'table.reporting.meaning':
    'Quarterly reports with a deadline in the period, by the Ephesian in charge of the church when they went out. Reports that were not received are missing, not zero.',
  'table.byMonth': 'Interview results by month',
  'table.byMonth.meaning': 'By month (New York time).',
  'series.load': 'Open applications',
  'series.interviews': 'Interviews',
  'series.accepted': 'Accepted',
  'series.later': 'Later',
  'series.denied': 'Denied',
  'series.days': 'Median days',
  'series.approved': 'Approved',
  'series.deactivated': 'Deactivated',
  'series.due': 'Due',
  'series.received': 'Received',
  'series.share': 'Share',
} as const satisfies Record<StatisticTextKey<typeof EPHESIAN>, string>;
