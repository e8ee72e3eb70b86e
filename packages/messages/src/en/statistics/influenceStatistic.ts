import type { INFLUENCE } from '@portal/domain/statistics/influence.ts';
import type { StatisticTextKey } from '@portal/domain/statistics/statistic.ts';

/** How far churches reach. */
export const influenceStatistic = {
  title: 'Influence Statistics',
  lead: 'How far churches reach: daughter churches, spiritual children, followers and hours on the air.',
  sentence:
    'In {span}, {received} of the reports due ({due}) were received. Daughter churches: {daughterChurches}, followers: {followers}.',
  'figure.due': 'Reports due',
  'figure.due.meaning':
    'Quarterly reports for the quarters that end in the period. Churches that did not answer count only here; elsewhere they are left out, not counted as zero.',
  'figure.received': 'Received',
  'figure.received.meaning': 'Reports received, out of all that were due.',
  'figure.daughterChurches': 'Daughter churches',
  'figure.daughterChurches.meaning':
    'Total daughter churches, based on each church’s last report received in the period.',
  'figure.spiritualChildren': 'Spiritual children',
  'figure.spiritualChildren.meaning':
    'Total spiritual children, based on each church’s last report received in the period.',
  'figure.countriesReached': 'Countries reached',
  'figure.countriesReached.meaning':
    'Average number of countries that each church reaches, based on its last report received in the period.',
  'figure.followers': 'Followers',
  'figure.followers.meaning':
    'Total followers on all networks; someone who follows on several counts in each. Based on each church’s last report received in the period.',
  'figure.radioHours': 'Hours of radio',
  'figure.radioHours.meaning': 'Total hours of radio in all reports received in the period.',
  'figure.televisionHours': 'Hours of television',
  'figure.televisionHours.meaning': 'Total hours of television in all reports received in the period.',
  'table.networks': 'Followers by network',
  'table.networks.meaning':
    'Based on the last report received from each church, with the number of churches that reported each network.',
  'series.churches': 'Churches',
  'value.FACEBOOK': 'Facebook',
  'value.INSTAGRAM': 'Instagram',
  'value.YOUTUBE': 'YouTube',
  'value.TIKTOK': 'TikTok',
  'value.X': 'X',
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
  'series.daughterChurches': 'Daughter churches',
  'series.spiritualChildren': 'Spiritual children',
  'series.countriesReached': 'Countries reached',
  'series.followers': 'Followers',
  'series.radioHours': 'Hours of radio',
  'series.televisionHours': 'Hours of television',
} as const satisfies Record<StatisticTextKey<typeof INFLUENCE>, string> & Record<`value.${string}`, string>;
