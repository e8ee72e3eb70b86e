import type { HOME } from '@portal/domain/statistics/home.ts';
import type { StatisticTextKey } from '@portal/domain/statistics/statistic.ts';

/** The home groups of churches. */
export const homeStatistic = {
  title: 'Home Vision Statistics',
  lead: 'The churches’ home groups: who leads them and who attends.',
  sentence:
    'In {span}, {received} of the reports due ({due}) were received. Home groups: {homeGroups}, people per week: {weeklyAttendance}.',
  'figure.due': 'Reports due',
  'figure.due.meaning':
    'Quarterly reports for the quarters that end in the period. Churches that did not answer count only here; elsewhere they are left out, not counted as zero.',
  'figure.received': 'Received',
  'figure.received.meaning': 'Reports received, out of all that were due.',
  'figure.homeGroups': 'Home groups',
  'figure.homeGroups.meaning': 'Total home groups, based on each church’s last report received in the period.',
  'figure.hosts': 'Hosts',
  'figure.hosts.meaning': 'Total hosts, based on each church’s last report received in the period.',
  'figure.leadersInTraining': 'Leaders in training',
  'figure.leadersInTraining.meaning':
    'Total leaders in training, based on each church’s last report received in the period.',
  'figure.weeklyAttendance': 'Weekly attendance',
  'figure.weeklyAttendance.meaning':
    'Total weekly attendance at home groups, based on each church’s last report received in the period.',
  'figure.conversions': 'Conversions',
  'figure.conversions.meaning': 'Total conversions in all reports received in the period.',
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
  'series.homeGroups': 'Home groups',
  'series.hosts': 'Hosts',
  'series.leadersInTraining': 'Leaders in training',
  'series.weeklyAttendance': 'Weekly attendance',
  'series.conversions': 'Conversions',
} as const satisfies Record<StatisticTextKey<typeof HOME>, string>;
