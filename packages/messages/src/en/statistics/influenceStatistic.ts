import type { INFLUENCE } from '@portal/domain/statistics/influence.ts';
import type { StatisticTextKey } from '@portal/domain/statistics/statistic.ts';

/** How far churches reach. */
export const influenceStatistic = {
  title: 'Influence Statistics',
  lead: 'How far churches reach: daughter churches, spiritual children, followers and hours on the air.',
  sentence:
    'In {span}, {received} of reports due ({due}) came in. Daughter churches: {daughterChurches}, followers: {followers}.',
  'figure.due': 'Reports due',
  'figure.due.meaning':
    'Quarterly reports of the quarters that end in the period. Of churches that did not answer there are no figures: they count here, and nowhere as zero.',
  'figure.received': 'Received',
  'figure.received.meaning': 'Reports received, of all that were due.',
  'figure.daughterChurches': 'Daughter churches',
  'figure.daughterChurches.meaning':
    'Daughter churches, added up. Of each church the last report received in the period counts.',
  'figure.spiritualChildren': 'Spiritual children',
  'figure.spiritualChildren.meaning':
    'Spiritual children, added up. Of each church the last report received in the period counts.',
  'figure.countriesReached': 'Countries reached',
  'figure.countriesReached.meaning':
    'Countries that a church reaches, on average. Of each church the last report received in the period counts.',
  'figure.followers': 'Followers',
  'figure.followers.meaning':
    'Followers on all networks, added up; whoever follows several counts in each. Of each church the last report received in the period counts.',
  'figure.radioHours': 'Hours of radio',
  'figure.radioHours.meaning': 'Hours of radio, added up. All reports received in the period count.',
  'figure.televisionHours': 'Hours of television',
  'figure.televisionHours.meaning': 'Hours of television, added up. All reports received in the period count.',
  'table.networks': 'Followers by network',
  'table.networks.meaning': 'By the last report received of each church, with how many churches told of each network.',
  'series.churches': 'Churches',
  'value.FACEBOOK': 'Facebook',
  'value.INSTAGRAM': 'Instagram',
  'value.YOUTUBE': 'YouTube',
  'value.TIKTOK': 'TikTok',
  'value.X': 'X',
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
  'series.daughterChurches': 'Daughter churches',
  'series.spiritualChildren': 'Spiritual children',
  'series.countriesReached': 'Countries reached',
  'series.followers': 'Followers',
  'series.radioHours': 'Hours of radio',
  'series.televisionHours': 'Hours of television',
} as const satisfies Record<StatisticTextKey<typeof INFLUENCE>, string> & Record<`value.${string}`, string>;
