import type { PASTORAL_CARE } from '@portal/domain/statistics/pastoralCare.ts';
import type { StatisticTextKey } from '@portal/domain/statistics/statistic.ts';

/** The pastoral care that churches receive. */
export const pastoralCareStatistic = {
  title: 'Pastoral Care Statistics',
  lead: 'The pastoral care that churches receive, and whether they are satisfied with it.',
  sentence:
    'In {span}, {received} of reports due ({due}) came in. Visits: {visits}, counseling sessions: {counsellingSessions}, satisfied: {satisfied}.',
  'figure.due': 'Reports due',
  'figure.due.meaning':
    'Quarterly reports of the quarters that end in the period. Of churches that did not answer there are no figures: they count here, and nowhere as zero.',
  'figure.received': 'Received',
  'figure.received.meaning': 'Reports received, of all that were due.',
  'figure.visits': 'Visits received',
  'figure.visits.meaning': 'Visits that churches received, added up. All reports received in the period count.',
  'figure.counsellingSessions': 'Counseling sessions',
  'figure.counsellingSessions.meaning': 'Counseling sessions, added up. All reports received in the period count.',
  'figure.meetingsAttended': 'Meetings attended',
  'figure.meetingsAttended.meaning': 'Meetings attended, added up. All reports received in the period count.',
  'figure.satisfied': 'Satisfied',
  'figure.satisfied.meaning':
    'Reports that say satisfied, of those that chose. All reports received in the period count.',
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
  'series.visits': 'Visits received',
  'series.counsellingSessions': 'Counseling sessions',
  'series.meetingsAttended': 'Meetings attended',
  'series.satisfied': 'Satisfied',
} as const satisfies Record<StatisticTextKey<typeof PASTORAL_CARE>, string>;
