import type { StatisticName } from './allStatistics.ts';

export type StatisticEndpointName<Name extends StatisticName = StatisticName> = `get${Capitalize<Name>}Statistic`;

/** What the endpoint of a statistic is called. */
export const endpointOf = <Name extends StatisticName>(name: Name): StatisticEndpointName<Name> =>
  `get${name.charAt(0).toUpperCase()}${name.slice(1)}Statistic` as StatisticEndpointName<Name>;
