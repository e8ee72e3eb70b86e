/** What the screen of one quarterly report asks the server. */
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/network/api.ts';
import { FRESH_MS } from '../reports.queries.ts';

/** A church and a quarter, by their ids. */
export interface ReportOf {
  church: number;
  census: number;
}

export const reportKey = ({ church, census }: ReportOf) => ['churchReport', church, census] as const;

export const useReport = (of: ReportOf) =>
  useQuery({
    queryKey: reportKey(of),
    queryFn: ({ signal }) => call('getChurchReport', { params: of, signal }),
    staleTime: 0,
    refetchInterval: FRESH_MS,
  });
