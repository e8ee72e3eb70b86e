import type { MACRO } from '@portal/domain/statistics/macro.ts';
import type { StatisticTextKey } from '@portal/domain/statistics/statistic.ts';

/** The network as a whole. */
export const macroStatistic = {
  title: 'Macro Statistics',
  lead: 'The network as a whole: leaders, churches, members and where they are.',
  sentence: 'The network on {until}: leaders {leaders}, churches {churches}, members {members}, countries {countries}.',
  'figure.leaders': 'Leaders',
  'figure.leaders.meaning': 'People whose application was in Approved or Sent at the end of the period.',
  'figure.churches': 'Churches',
  'figure.churches.meaning': 'Churches that were open at the end of the period, with a leader in Approved or Sent.',
  'figure.members': 'Members',
  'figure.members.meaning':
    'Active members of the churches counted, from the last quarterly report received by the end of the period or, without one, from the form.',
  'figure.answered': 'Churches that reported',
  'figure.answered.meaning':
    'Of the churches counted, those from which at least one quarterly report had been received.',
  'figure.countries': 'Countries',
  'figure.countries.meaning': 'Countries with at least one of the churches counted.',
  'figure.joined': 'New leaders',
  'figure.joined.meaning': 'People approved for the first time in the period.',
  'figure.left': 'Leaders who left',
  'figure.left.meaning': 'People who left the network in the period and are not in it now.',
  'table.byCountry': 'Churches by country',
  'table.byCountry.meaning':
    'Churches, with their leaders and members, at the end of the period. “Without a report” counts churches from which none was ever received; their members come from the form.',
  'table.growth': 'Leaders and churches',
  'table.growth.meaning': 'At the end of each month (New York time).',
  'table.movement': 'Who joined and who left',
  'table.movement.meaning': 'New leaders and leaders who left, by month (New York time).',
  'table.byEphesian': 'By region',
  'table.byEphesian.meaning':
    'By the Ephesian in charge now: the one assigned by hand to the newest leader, otherwise the country’s. Churches with no Ephesian in charge are not counted here.',
  'table.churches': 'Largest churches',
  'table.churches.meaning': 'Churches in the network by number of members at the end of the period.',
  'series.churches': 'Churches',
  'series.leaders': 'Leaders',
  'series.members': 'Members',
  'series.silent': 'Without a report',
  'series.joined': 'New',
  'series.left': 'Left',
} as const satisfies Record<StatisticTextKey<typeof MACRO>, string>;
