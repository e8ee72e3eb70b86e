import type { REGION } from '@portal/domain/statistics/region.ts';
import type { StatisticTextKey } from '@portal/domain/statistics/statistic.ts';

/** A region on one page. */
export const regionStatistic = {
  title: 'Regional statistics',
  lead: 'A region on one page: of one Ephesian, several or all. It is made to be printed.',
  sentence:
    'The region on {until}: leaders {leaders}, churches {churches}, members {members}, countries {countries}. In {span}, {received} of reports due came in.',
  'figure.leaders': 'Leaders',
  'figure.leaders.meaning': 'Persons whose application stood in Approved or Sent at the end of the period.',
  'figure.churches': 'Churches',
  'figure.churches.meaning': 'Churches that were open at the end of the period and had such a leader.',
  'figure.members': 'Members',
  'figure.members.meaning':
    'Active members of these churches by the last quarterly report received by then; without any, by the form.',
  'figure.countries': 'Countries',
  'figure.countries.meaning': 'Countries in which these churches are.',
  'figure.joined': 'New leaders',
  'figure.joined.meaning': 'Persons approved for the first time in the period.',
  'figure.submitted': 'Applications submitted',
  'figure.submitted.meaning': 'Applications that were submitted in the period.',
  'figure.due': 'Reports due',
  'figure.due.meaning':
    'Quarterly reports of the quarters that end in the period. Of churches that did not answer there are no figures: they count here, and nowhere as zero.',
  'figure.received': 'Received',
  'figure.received.meaning': 'Reports received, of all that were due.',
  'table.byCountry': 'Churches by country',
  'table.byCountry.meaning':
    'Churches, their leaders and members at the end of the period. Without a report are those of which none was ever received: their members are those of the form.',
  'table.byStage': 'Where applications stand',
  'table.byStage.meaning': 'Applications by the stage in which they stood at the end of the period.',
  'table.byQuarter': 'Reports quarter by quarter',
  'table.byQuarter.meaning': 'The reports of each quarter; figures are of those received.',
  'table.churches': 'Churches of the region',
  'table.churches.meaning': 'By their members at the end of the period.',
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
