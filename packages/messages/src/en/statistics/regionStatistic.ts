import type { REGION } from '@portal/domain/statistics/region.ts';
import type { StatisticTextKey } from '@portal/domain/statistics/statistic.ts';

/** A region on one page. */
export const regionStatistic = {
  title: 'Regional statistics',
  lead: 'A region on one page, for one, several or all Ephesians. Made for printing.',
  sentence:
    'The region on {until}: leaders {leaders}, churches {churches}, members {members}, countries {countries}. In {span}, {received} of the reports due were received.',
  'figure.leaders': 'Leaders',
  'figure.leaders.meaning': 'People whose application was in Approved or Sent at the end of the period.',
  'figure.churches': 'Churches',
  'figure.churches.meaning': 'Churches that were open at the end of the period, with a leader in Approved or Sent.',
  'figure.members': 'Members',
  'figure.members.meaning':
    'Active members of the churches counted, from the last quarterly report received by the end of the period or, without one, from the form.',
  'figure.countries': 'Countries',
  'figure.countries.meaning': 'Countries with at least one of the churches counted.',
  'figure.joined': 'New leaders',
  'figure.joined.meaning': 'People approved for the first time in the period.',
  'figure.submitted': 'Applications submitted',
  'figure.submitted.meaning': 'Applications that were submitted in the period.',
  'figure.due': 'Reports due',
  'figure.due.meaning':
    'Quarterly reports for the quarters that end in the period. Churches that did not answer count only here; elsewhere they are left out, not counted as zero.',
  'figure.received': 'Received',
  'figure.received.meaning': 'Reports received, out of all that were due.',
  'table.byCountry': 'Churches by country',
  'table.byCountry.meaning':
    'Churches, with their leaders and members, at the end of the period. “Without a report” counts churches from which none was ever received; their members come from the form.',
  'table.byStage': 'Where applications stand',
  'table.byStage.meaning': 'Applications by their stage at the end of the period.',
  'table.byQuarter': 'Reports quarter by quarter',
  'table.byQuarter.meaning': 'The reports for each quarter; figures come from those received.',
  'table.churches': 'Churches of the region',
  'table.churches.meaning': 'By number of members at the end of the period.',
  'series.churches': 'Churches',
  'series.leaders': 'Leaders',
  'series.members': 'Members',
  'series.silent': 'Without a report',
  'series.open': 'Applications',
  'series.due': 'Due',
  'series.received': 'Received',
  'series.activeMembers': 'Active members',
  'series.averageAttendance': 'Average attendance',
  'series.conversions': 'Conversions',
  'series.persons': 'Leaders',
} as const satisfies Record<StatisticTextKey<typeof REGION>, string>;
