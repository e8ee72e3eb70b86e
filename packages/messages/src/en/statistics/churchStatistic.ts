import type { CHURCH } from '@portal/domain/statistics/church.ts';
import type { StatisticTextKey } from '@portal/domain/statistics/statistic.ts';

/** The quarters of one church. */
export const churchStatistic = {
  title: 'Statistics per church',
  lead: 'The quarters of one church. Choose one in the list below.',
  sentence: 'In {span}, {received} of reports due ({due}) came in. Active members at the last: {activeMembers}.',
  'figure.due': 'Reports due',
  'figure.due.meaning':
    'Quarterly reports of the quarters that end in the period. Of churches that did not answer there are no figures: they count here, and nowhere as zero.',
  'figure.received': 'Received',
  'figure.received.meaning': 'Reports received, of all that were due.',
  'figure.activeMembers': 'Active members',
  'figure.activeMembers.meaning':
    'Active members, added up. Of each church the last report received in the period counts.',
  'figure.averageAttendance': 'Average attendance',
  'figure.averageAttendance.meaning':
    'Average attendance, added up. Of each church the last report received in the period counts.',
  'figure.newMembers': 'New members',
  'figure.newMembers.meaning': 'New members, added up. All reports received in the period count.',
  'figure.baptisms': 'Baptisms',
  'figure.baptisms.meaning': 'Baptisms, added up. All reports received in the period count.',
  'figure.homeGroups': 'Home groups',
  'figure.homeGroups.meaning': 'Home groups, added up. Of each church the last report received in the period counts.',
  'figure.conversions': 'Conversions',
  'figure.conversions.meaning': 'Conversions, added up. All reports received in the period count.',
  'table.byQuarter': 'Quarter by quarter',
  'table.byQuarter.meaning': 'The reports of each quarter; figures are of those received.',
  'table.churches': 'Church by church',
  'table.churches.meaning': 'Churches that answered nothing stand last, without figures.',
  'series.due': 'Due',
  'series.received': 'Received',
  'series.activeMembers': 'Active members',
  'series.averageAttendance': 'Average attendance',
  'series.newMembers': 'New members',
  'series.baptisms': 'Baptisms',
  'series.homeGroups': 'Home groups',
  'series.conversions': 'Conversions',
} as const satisfies Record<StatisticTextKey<typeof CHURCH>, string>;
