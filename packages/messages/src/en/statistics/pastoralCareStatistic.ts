import type { PASTORAL_CARE } from '@portal/domain/statistics/pastoralCare.ts';
import type { StatisticTextKey } from '@portal/domain/statistics/statistic.ts';

/** The pastoral care that churches receive. */
export const pastoralCareStatistic = {
  title: 'Pastoral Care Statistics',
  lead: 'The pastoral care that churches receive, and whether they are satisfied with it.',
  sentence:
    'In {span}, {received} of the reports due ({due}) were received. Visits: {visits}, counseling sessions: {counsellingSessions}, satisfied: {satisfied}.',
  'figure.due': 'Reports due',
  'figure.due.meaning':
    'Quarterly reports for the quarters that end in the period. Churches that did not answer count only here; elsewhere they are left out, not counted as zero.',
  'figure.received': 'Received',
  'figure.received.meaning': 'Reports received, out of all that were due.',
  'figure.visits': 'Visits received',
  'figure.visits.meaning': 'Total visits to churches in all reports received in the period.',
  'figure.counsellingSessions': 'Counseling sessions',
  'figure.counsellingSessions.meaning': 'Total counseling sessions in all reports received in the period.',
  'figure.meetingsAttended': 'Meetings attended',
  'figure.meetingsAttended.meaning': 'Total meetings attended in all reports received in the period.',
  'figure.satisfied': 'Satisfied',
  'figure.satisfied.meaning':
    'Reports that answered “Satisfied”, out of those that answered the question. All reports received in the period count.',
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
  'series.visits': 'Visits received',
  'series.counsellingSessions': 'Counseling sessions',
  'series.meetingsAttended': 'Meetings attended',
  'series.satisfied': 'Satisfied',
} as const satisfies Record<StatisticTextKey<typeof PASTORAL_CARE>, string>;
