import { declareStatistic, USUAL_FILTERS, type Table } from './statistic.ts';

const of = (rows: Table['rows'], plot: Table['plot'] = 'bars') =>
  ({
    rows,
    series: { leaders: 'count', share: 'share' },
    plot,
    values: { noun: 'leaderStatistic', before: 'value.' },
  }) as const;

/** Who leads the churches of the network (product/statistics.md#leader). */
export const LEADER = declareStatistic({
  right: 'business.statistics.leader',
  path: 'leader',
  filters: USUAL_FILTERS,
  figures: {
    leaders: { unit: 'count', at: 'end', behind: { list: 'applications', with: { stages: 'APPROVED,SENT' } } },
    age: { unit: 'years', at: 'end' },
    women: { unit: 'share', at: 'end' },
    married: { unit: 'share', at: 'end' },
    years: { unit: 'years', at: 'end' },
    certified: { unit: 'share', at: 'end' },
    attended: { unit: 'share', at: 'during' },
  },
  tables: {
    byAge: of('value'),
    byGender: of('value'),
    byCivilStatus: of('value'),
    byTitle: of('value'),
    byYears: of('value'),
    byCourse: { rows: 'answer', series: { learners: 'count', certified: 'count' }, plot: 'bars' },
    byEvent: { rows: 'answer', series: { attended: 'count', share: 'share' }, plot: 'bars' },
    byCountry: {
      ...of('country', 'world'),
      behind: { list: 'applications', with: { stages: 'APPROVED,SENT' }, row: 'country' },
    },
  },
});
