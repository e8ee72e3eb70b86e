import type { CHURCH } from '@portal/domain/statistics/church.ts';
import type { StatisticTextKey } from '@portal/domain/statistics/statistic.ts';

/** The quarters of one church. */
export const churchStatistic = {
  title: 'Statistics per church',
  lead: 'The quarters of one church. Choose one in the list below.',
  sentence:
    'In {span}, {received} of the reports due ({due}) were received. Active members at the last: {activeMembers}.',
  'figure.due': 'Reports due',
  'figure.due.meaning':
    'Quarterly reports for the quarters that end in the period. Churches that did not answer count only here; elsewhere they are left out, not counted as zero.',
  'figure.received': 'Received',
  'figure.received.meaning': 'Reports received, out of all that were due.',
  'figure.activeMembers': 'Active members',
  'figure.activeMembers.meaning': 'Total active members, based on each church’s last report received in the period.',
  'figure.averageAttendance': 'Average attendance',
  'figure.averageAttendance.meaning':
    'Average attendance of all churches combined, based on each church’s last report received in the period.',
  'figure.newMembers': 'New members',
  'figure.newMembers.meaning': 'Total new members in all reports received in the period.',
  'figure.baptisms': 'Baptisms',
  'figure.baptisms.meaning': 'Total baptisms in all reports received in the period.',
  'figure.homeGroups': 'Home groups',
  'figure.homeGroups.meaning': 'Total home groups, based on each church’s last report received in the period.',
  'figure.conversions': 'Conversions',
  'figure.conversions.meaning': 'Total conversions in all reports received in the period.',
  'table.byQuarter': 'Quarter by quarter',
  'table.byQuarter.meaning': 'The reports for each quarter; figures come from those received.',
  'table.churches': 'Church by church',
  'table.churches.meaning': 'Churches that did not answer are listed last, without figures.',
  'series.due': 'Due',
  'series.received': 'Received',
  'series.activeMembers': 'Active members',
  'series.averageAttendance': 'Average attendance',
  'series.newMembers': 'New members',
  'series.baptisms': 'Baptisms',
  'series.homeGroups': 'Home groups',
  'series.conversions': 'Conversions',
} as const satisfies Record<StatisticTextKey<typeof CHURCH>, string>;
