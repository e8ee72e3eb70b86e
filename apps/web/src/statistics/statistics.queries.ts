/** What statistics ask the server. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { endpointOf } from '@portal/domain/statistics/endpointOf.ts';
import type { StatisticName } from '@portal/domain/statistics/allStatistics.ts';
import { call } from '../platform/network/api.ts';

/** While other filters are asked, the figures of those before stand there. */
export const useStatistic = (name: StatisticName, query: Readonly<Record<string, string | undefined>>) =>
  useQuery({
    queryKey: ['statistics', name, query] as const,
    queryFn: ({ signal }) => call(endpointOf(name), { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
