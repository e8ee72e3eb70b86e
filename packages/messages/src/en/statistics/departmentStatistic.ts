import type { DEPARTMENT } from '@portal/domain/statistics/department.ts';
import type { StatisticTextKey } from '@portal/domain/statistics/statistic.ts';

/** The departments of churches. */
export const departmentStatistic = {
  title: 'Department Statistics',
  lead: 'Which departments churches have and how many take part.',
  sentence:
    'In {span}, {received} of the reports due ({due}) were received. Average active departments per church: {active}. Total participants: {participants}.',
  'figure.due': 'Reports due',
  'figure.due.meaning':
    'Quarterly reports for the quarters that end in the period. Churches that did not answer count only here; elsewhere they are left out, not counted as zero.',
  'figure.received': 'Received',
  'figure.received.meaning': 'Reports received, out of all that were due.',
  'figure.participants': 'Participants',
  'figure.participants.meaning':
    'Total participants in all departments; someone who takes part in several counts in each. Based on each church’s last report received in the period.',
  'figure.active': 'Active departments',
  'figure.active.meaning':
    'Average number of active departments per church, based on each church’s last report received in the period.',
  'table.departments': 'Department by department',
  'table.departments.meaning':
    'Churches where the department is active according to their last report, out of those that answered for it, with its participants.',
  'series.answered': 'Churches that answered',
  'series.share': 'Share',
  'table.byQuarter': 'Quarter by quarter',
  'table.byQuarter.meaning': 'The reports for each quarter; figures come from those received.',
  'table.byEphesian': 'By region',
  'table.byEphesian.meaning': 'By the Ephesian in charge of the church when the report went out.',
  'table.byCountry': 'By country',
  'table.byCountry.meaning': 'By the country of the church when the report went out.',
  'table.churches': 'Church by church',
  'table.churches.meaning': 'Churches that did not answer are listed last, without figures.',
  'series.due': 'Due',
  'series.received': 'Received',
  'series.participants': 'Participants',
  'series.active': 'Active departments',
} as const satisfies Record<StatisticTextKey<typeof DEPARTMENT>, string>;
