/** Every statistic, by its name. */
import { ANALYST } from './analyst.ts';
import { CHURCH } from './church.ts';
import { DEPARTMENT } from './department.ts';
import { EPHESIAN } from './ephesian.ts';
import { HOME } from './home.ts';
import { INFLUENCE } from './influence.ts';
import { LEADER } from './leader.ts';
import { MACRO } from './macro.ts';
import { PASTORAL_CARE } from './pastoralCare.ts';
import { REGION } from './region.ts';
import { REQUEST } from './request.ts';

export const STATISTICS = {
  macro: MACRO,
  request: REQUEST,
  influence: INFLUENCE,
  home: HOME,
  department: DEPARTMENT,
  pastoralCare: PASTORAL_CARE,
  leader: LEADER,
  analyst: ANALYST,
  ephesian: EPHESIAN,
  church: CHURCH,
  region: REGION,
};
export type StatisticName = keyof typeof STATISTICS;
export const STATISTIC_NAMES = Object.keys(STATISTICS) as StatisticName[];
