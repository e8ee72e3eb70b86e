/** Work on many things at once, as the server goes on with it. */
import { queryOptions, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import type { BulkRow, BulkRun } from '@portal/contract/bulk.ts';
import { call } from '../network/api.ts';
import { queryClient } from '../network/queryClient.ts';

const KEY = ['bulk'] as const;
type BulkRowState = BulkRow['state'];
const AGAIN_MS = 1_000;

const runQuery = (id: number) =>
  queryOptions({
    queryKey: [...KEY, 'one', id],
    queryFn: ({ signal }) => call('getBulkRun', { params: { id }, signal }),
    staleTime: 0,
    // Asked again until it has ended, and through a lost connection too.
    refetchInterval: ({ state }) => (state.data && state.data.state !== 'RUNNING' ? false : AGAIN_MS),
  });

/** How far a run is, second by second. */
export const useBulkRun = (id: number) => useQuery(runQuery(id));

/** The user's own runs that are not finished: what a reloaded page goes on with. */
export const useOwnBulkRuns = () =>
  useQuery({ queryKey: [...KEY, 'own'], queryFn: ({ signal }) => call('listBulkRuns', { signal }) });

/** A run was started. */
export const followBulkRuns = (): Promise<void> => queryClient.invalidateQueries({ queryKey: [...KEY, 'own'] });

/** What became so in a run that has ended, with the reasons of what was refused; asked for where it is to be seen. */
export function useBulkRows(id: number, state: BulkRowState, isAsked: boolean) {
  const query = useInfiniteQuery({
    queryKey: [...KEY, 'rows', id, state],
    queryFn: ({ pageParam, signal }) =>
      call('listBulkRows', { params: { id }, query: { state, after: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    enabled: isAsked,
  });
  return { ...query, rows: query.data?.pages.flatMap(({ data }) => data) ?? [] };
}

/** Stops a run before its next row. */
export const useCancelBulkRun = (id: number) =>
  useMutation({
    mutationFn: () => call('cancelBulkRun', { params: { id } }),
    onSuccess: (run: BulkRun) => queryClient.setQueryData(runQuery(id).queryKey, run),
  });
