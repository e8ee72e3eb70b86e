import { statisticEndpoints, type StatisticEndpoints } from '@portal/contract/statistics/statistics.ts';
import { STATISTIC_NAMES, type StatisticName } from '@portal/domain/statistics/allStatistics.ts';
import { endpointOf } from '@portal/domain/statistics/endpointOf.ts';
import { MOST_ROWS } from '@portal/domain/statistics/statistic.ts';
import { analyse, type HandlersOf } from '../platform/http/handlers.ts';
import { serve, type Http } from '../platform/http/serve.ts';
import { readStatistic } from './readStatistic.ts';
import type { StatisticReach } from './scope.ts';

/** Every statistic of the domain's table; whoever reaches what is said by the conditions. */
export function statisticRoutes(http: Http, conditions: StatisticReach): void {
  const handlers = STATISTIC_NAMES.map((name) => [endpointOf(name), answer(name, conditions)]);
  serve(http, statisticEndpoints, Object.fromEntries(handlers) as HandlersOf<StatisticEndpoints>);
}

const answer = (name: StatisticName, conditions: StatisticReach): HandlersOf<StatisticEndpoints>['getMacroStatistic'] =>
  analyse(async (context, { query }) => {
    const found = await readStatistic(context, conditions, { name, question: query });
    const tables = Object.entries(found.tables).map(([key, rows]) => [key, rows.slice(0, MOST_ROWS)] as const);
    return { ...found, tables: Object.fromEntries(tables) };
  });
