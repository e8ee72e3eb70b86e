/** What the statistics of a church ask the server. */
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/network/api.ts';

export const useStatistics = (church: number) =>
  useQuery({
    queryKey: ['reportStatistics', church] as const,
    queryFn: ({ signal }) => call('getReportStatistics', { params: { church }, signal }),
    staleTime: 0,
  });
