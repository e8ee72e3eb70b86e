import type { HOME } from '@portal/domain/statistics/home.ts';
import type { StatisticTextKey } from '@portal/domain/statistics/statistic.ts';

/** The home groups of churches. */
export const homeStatistic = {
  title: 'Home Vision Statistics',
  lead: 'The home groups of churches, who leads them and who comes.',
  sentence:
    'In {span}, {received} of reports due ({due}) came in. Home groups: {homeGroups}, people a week: {weeklyAttendance}.',
  'figure.due': 'Reports due',
  'figure.due.meaning':
    'Quarterly reports of the quarters that end in the period. Of churches that did not answer there are no figures: they count here, and nowhere as zero.',
  'figure.received': 'Received',
  'figure.received.meaning': 'Reports received, of all that were due.',
  'figure.homeGroups': 'Home groups',
  'figure.homeGroups.meaning': 'Home groups, added up. Of each church the last report received in the period counts.',
  'figure.hosts': 'Hosts',
  'figure.hosts.meaning': 'Hosts, added up. Of each church the last report received in the period counts.',
  'figure.leadersInTraining': 'Leaders in training',
  'figure.leadersInTraining.meaning':
    'Leaders in training, added up. Of each church the last report received in the period counts.',
  'figure.weeklyAttendance': 'Weekly attendance',
  'figure.weeklyAttendance.meaning':
    'Weekly attendance at home groups, added up. Of each church the last report received in the period counts.',
  'figure.conversions': 'Conversions',
  'figure.conversions.meaning': 'Conversions, added up. All reports received in the period count.',
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
  'series.homeGroups': 'Home groups',
  'series.hosts': 'Hosts',
  'series.leadersInTraining': 'Leaders in training',
  'series.weeklyAttendance': 'Weekly attendance',
  'series.conversions': 'Conversions',
} as const satisfies Record<StatisticTextKey<typeof HOME>, string>;
