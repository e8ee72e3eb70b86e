/** The SQL of every statistic. */
import type { StatisticName } from '@portal/domain/statistics/allStatistics.ts';
import type { StatisticQuery } from './defineStatistic.ts';
import { analystQuery } from './queries/analyst.ts';
import { churchQuery } from './queries/church.ts';
import { departmentQuery } from './queries/department.ts';
import { ephesianQuery } from './queries/ephesian.ts';
import { homeQuery } from './queries/home.ts';
import { influenceQuery } from './queries/influence.ts';
import { leaderQuery } from './queries/leader.ts';
import { macroQuery } from './queries/macro.ts';
import { pastoralCareQuery } from './queries/pastoralCare.ts';
import { regionQuery } from './queries/region.ts';
import { requestQuery } from './queries/request.ts';

export const QUERIES: { readonly [Name in StatisticName]: StatisticQuery<Name> } = {
  macro: macroQuery,
  request: requestQuery,
  influence: influenceQuery,
  home: homeQuery,
  department: departmentQuery,
  pastoralCare: pastoralCareQuery,
  leader: leaderQuery,
  analyst: analystQuery,
  ephesian: ephesianQuery,
  church: churchQuery,
  region: regionQuery,
};
