import type { EPHESIAN } from '@portal/domain/statistics/ephesian.ts';
import type { StatisticTextKey } from '@portal/domain/statistics/statistic.ts';

/** The work of Ephesians and their regions. */
export const ephesianStatistic = {
  title: 'Statistics by Ephesian',
  lead: 'What each Ephesian has in charge, the interviews held and how the region reports. Choose one, several or all.',
  sentence:
    'On {until}, Ephesians with open applications: {ephesians}, applications: {load}. Interviews held in {span}: {interviews}.',
  'figure.ephesians': 'Ephesians with applications',
  'figure.ephesians.meaning': 'Ephesians who had at least one open application at the end of the period.',
  'figure.load': 'Open in charge',
  'figure.load.meaning':
    'Applications between Payment pending and Interview passed that had an Ephesian at the end of the period; for whoever had them when they left their stage, or has them now.',
  'figure.interviews': 'Interviews',
  'figure.interviews.meaning': 'Results of interviews recorded in the period.',
  'figure.accepted': 'Accepted of interviews',
  'figure.accepted.meaning': 'Interviews accepted, of all results recorded in the period.',
  'figure.days': 'Days in Interview',
  'figure.days.meaning':
    'Of the stays in Interview that ended in the period: half were shorter, half were longer (median). Weekends count.',
  'figure.approved': 'Approved',
  'figure.approved.meaning': 'Applications with an Ephesian that came to Approved in the period.',
  'figure.deactivated': 'Deactivated',
  'figure.deactivated.meaning': 'Applications with an Ephesian that came to Deactivated in the period.',
  'figure.received': 'Reports received',
  'figure.received.meaning': 'Quarterly reports received, of all whose deadline lay in the period.',
  'table.byEphesian': 'Ephesian by Ephesian',
  'table.byEphesian.meaning': 'Each figure counts for whoever had the application when it happened.',
  'table.reporting': 'How the regions report',
  'table.reporting.meaning':
    'Quarterly reports whose deadline lay in the period, by whose region the church was in when they went out. What was not received is no zero: it is missing.',
  'table.byMonth': 'Results of interviews by month',
  'table.byMonth.meaning': 'By month of New York.',
  'series.load': 'Open in charge',
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
