/** The SQL of every statistic. */
import type { StatisticName } from '@portal/domain/statistics/allStatistics.ts';
import type { StatisticQuery } from './defineStatistic.ts';
import { macroQuery } from './queries/macro.ts';
import { requestQuery } from './queries/request.ts';

export const QUERIES: { readonly [Name in StatisticName]: StatisticQuery<Name> } = {
  macro: macroQuery,
  request: requestQuery,
};
