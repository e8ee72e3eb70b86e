import type { DEPARTMENT } from '@portal/domain/statistics/department.ts';
import type { StatisticTextKey } from '@portal/domain/statistics/statistic.ts';

/** The departments of churches. */
export const departmentStatistic = {
  title: 'Department Statistics',
  lead: 'Which departments churches have and how many take part.',
  sentence:
    'In {span}, {received} of reports due ({due}) came in. Active departments a church, on average: {active}. Participants in all: {participants}.',
  'figure.due': 'Reports due',
  'figure.due.meaning':
    'Quarterly reports of the quarters that end in the period. Of churches that did not answer there are no figures: they count here, and nowhere as zero.',
  'figure.received': 'Received',
  'figure.received.meaning': 'Reports received, of all that were due.',
  'figure.participants': 'Participants',
  'figure.participants.meaning':
    'Participants of all departments, added up; whoever takes part in several counts in each. Of each church the last report received in the period counts.',
  'figure.active': 'Active departments',
  'figure.active.meaning':
    'Departments that a church has active, on average. Of each church the last report received in the period counts.',
  'table.departments': 'Department by department',
  'table.departments.meaning':
    'Churches that have it active by their last report, of those that answered for it, with its participants.',
  'series.answered': 'Churches that answered',
  'series.share': 'Share',
  'table.byQuarter': 'Quarter by quarter',
  'table.byQuarter.meaning': 'The reports of each quarter; figures are of those received.',
  'table.byEphesian': 'By region',
  'table.byEphesian.meaning': 'By whose region the church was in when the report went out.',
  'table.byCountry': 'By country',
  'table.byCountry.meaning': 'By the country of the church when the report went out.',
  'table.churches': 'Church by church',
  'table.churches.meaning': 'Churches that answered nothing stand last, without figures.',
  'series.due': 'Due',
  'series.received': 'Received',
  'series.participants': 'Participants',
  'series.active': 'Active departments',
} as const satisfies Record<StatisticTextKey<typeof DEPARTMENT>, string>;
