/** What the screens of the quarterly reports ask the server. */
import { useQuery } from '@tanstack/react-query';
import type { CensusState } from '@portal/domain/census/states.ts';
import { call } from '../platform/network/api.ts';

/** What is read anew when a report is another. */
export const REPORTS = ['reports'] as const;

/** Well within the minutes for which an address opens a file. */
export const FRESH_MS = 4 * 60_000;

/** The reports of a church, with addresses that open the received ones as long as they are looked at. */
export const useChurchReports = (church: number) =>
  useQuery({
    queryKey: [...REPORTS, 'of', church],
    queryFn: ({ signal }) => call('listChurchReports', { params: { church }, signal }),
    staleTime: 0,
    refetchInterval: FRESH_MS,
  });

/** Still to be answered. */
export const OWED_STATES: readonly CensusState[] = ['CENSUS_WITHOUT_STARTING', 'INCOMPLETE', 'PENDING'];

/** How many reports of the last quarters were received. */
export const useReportRates = () =>
  useQuery({
    queryKey: [...REPORTS, 'rates'],
    queryFn: ({ signal }) => call('getReportRates', { signal }),
    staleTime: 0,
  });
