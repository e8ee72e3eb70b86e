import { churchesIn, leadersIn } from './applications/networkReach.ts';
import { reachCondition } from './access/reachCondition.ts';
import type { StatisticReach } from './statistics/scope.ts';

/** Who reaches what in statistics, as everywhere else. */
export const statisticReach: StatisticReach = {
  application: reachCondition,
  churches: churchesIn,
  leaders: leadersIn,
};
