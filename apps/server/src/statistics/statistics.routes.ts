import { statisticEndpoints, type StatisticEndpoints } from '@portal/contract/statistics/statistics.ts';
import { STATISTIC_NAMES, type StatisticName } from '@portal/domain/statistics/allStatistics.ts';
import { endpointOf } from '@portal/domain/statistics/endpointOf.ts';
import { ownReads, type HandlersOf } from '../platform/http/handlers.ts';
import { serve, type Http } from '../platform/http/serve.ts';
import { tellStatistic } from './kept/tellStatistic.ts';
import type { StatisticReach } from './scope.ts';

/** Every statistic of the domain's table; whoever reaches what is said by the conditions. */
export function statisticRoutes(http: Http, conditions: StatisticReach): void {
  const handlers = STATISTIC_NAMES.map((name) => [endpointOf(name), answer(name, conditions)]);
  serve(http, statisticEndpoints, Object.fromEntries(handlers) as HandlersOf<StatisticEndpoints>);
}

const answer = (name: StatisticName, conditions: StatisticReach): HandlersOf<StatisticEndpoints>['getMacroStatistic'] =>
  ownReads((context, { query }) => tellStatistic(context, conditions, { name, question: query }));
