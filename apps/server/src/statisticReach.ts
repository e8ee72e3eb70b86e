import { leaderReach, churchReach } from './applications/networkReach.ts';
import { reachCondition } from './access/reachCondition.ts';
import type { StatisticReach } from './statistics/scope.ts';

/** Who reaches what in statistics, as everywhere else. */
export const statisticReach: StatisticReach = {
  application: reachCondition,
  church: churchReach,
  leader: leaderReach,
};
