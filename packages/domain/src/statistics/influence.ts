import { CENSUS_FILTERS, censusTables, REPORTING } from './censusTables.ts';
import { declareStatistic } from './statistic.ts';

/** How far churches reach (product/statistics.md#census-sections). */
export const INFLUENCE = declareStatistic({
  right: 'business.statistics.influence',
  path: 'influence',
  filters: CENSUS_FILTERS,
  figures: {
    ...REPORTING,
    daughterChurches: { unit: 'count', at: 'end' },
    spiritualChildren: { unit: 'count', at: 'end' },
    countriesReached: { unit: 'mean', at: 'end' },
    followers: { unit: 'count', at: 'end' },
    radioHours: { unit: 'count', at: 'during' },
    televisionHours: { unit: 'count', at: 'during' },
  },
  tables: {
    networks: {
      rows: 'value',
      series: { followers: 'count', churches: 'count' },
      drawn: ['followers'],
      plot: 'bars',
      values: { noun: 'influenceStatistic', before: 'value.' },
    },
    ...censusTables(
      {
        daughterChurches: 'count',
        spiritualChildren: 'count',
        countriesReached: 'mean',
        followers: 'count',
        radioHours: 'count',
        televisionHours: 'count',
      },
      ['daughterChurches', 'spiritualChildren'],
    ),
  },
});
