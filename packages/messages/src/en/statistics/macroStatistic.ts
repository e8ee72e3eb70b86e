import type { MACRO } from '@portal/domain/statistics/macro.ts';
import type { StatisticTextKey } from '@portal/domain/statistics/statistic.ts';

/** The network as a whole. */
export const macroStatistic = {
  title: 'Macro Statistics',
  lead: 'The network as a whole: leaders, churches, members and where they are.',
  sentence: 'The network on {until}: leaders {leaders}, churches {churches}, members {members}, countries {countries}.',
  'figure.leaders': 'Leaders',
  'figure.leaders.meaning': 'Persons whose application stood in Approved or Sent at the end of the period.',
  'figure.churches': 'Churches',
  'figure.churches.meaning': 'Churches that were open at the end of the period and had such a leader.',
  'figure.members': 'Members',
  'figure.members.meaning':
    'Active members of these churches by the last quarterly report received by then; without any, by the form.',
  'figure.answered': 'Churches that reported',
  'figure.answered.meaning': 'Of these churches, those of which at least one quarterly report had been received.',
  'figure.countries': 'Countries',
  'figure.countries.meaning': 'Countries in which these churches are.',
  'figure.joined': 'New leaders',
  'figure.joined.meaning': 'Persons approved for the first time in the period.',
  'figure.left': 'Leaders who left',
  'figure.left.meaning': 'Persons who stopped standing in the network in the period and are not in it now.',
  'table.byCountry': 'Churches by country',
  'table.byCountry.meaning':
    'Churches, their leaders and members at the end of the period. Without a report are those of which none was ever received: their members are those of the form.',
  'table.growth': 'Leaders and churches',
  'table.growth.meaning': 'As they stood at the end of each month of New York.',
  'table.movement': 'Who came and who left',
  'table.movement.meaning': 'New leaders and leaders who left, by month of New York.',
  'table.byEphesian': 'By region',
  'table.byEphesian.meaning':
    'By the Ephesian in charge now: of the newest leader by hand, else of the country. Churches in nobody’s charge are not counted here.',
  'table.churches': 'Largest churches',
  'table.churches.meaning': 'Churches of the network by their members at the end of the period.',
  'series.churches': 'Churches',
  'series.leaders': 'Leaders',
  'series.members': 'Members',
  'series.silent': 'Without a report',
  'series.joined': 'New',
  'series.left': 'Left',
} as const satisfies Record<StatisticTextKey<typeof MACRO>, string>;
