/** What the pages of a church and of a leader ask the server. */
import { useInfiniteQuery, useQuery, type QueryClient } from '@tanstack/react-query';
import { call } from '../../platform/network/api.ts';

export const PAGES = ['churchPages'] as const;

export const useChurch = (id: number) =>
  useQuery({
    queryKey: [...PAGES, 'church', id],
    queryFn: ({ signal }) => call('getChurch', { params: { id }, signal }),
    staleTime: 0,
  });

export const useLeader = (id: number) =>
  useQuery({
    queryKey: [...PAGES, 'leader', id],
    queryFn: ({ signal }) => call('getLeader', { params: { id }, signal }),
    staleTime: 0,
  });

/** Whose line of time is shown. */
export interface LineOf {
  noun: 'church' | 'leader';
  id: number;
}

export const useLine = ({ noun, id }: LineOf) =>
  useInfiniteQuery({
    queryKey: [...PAGES, noun, id, 'line'],
    queryFn: ({ pageParam, signal }) =>
      call(noun === 'church' ? 'getChurchLine' : 'getLeaderLine', {
        params: { id },
        query: { after: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });

/** A church or a leader is another now, and with it what lists tell of it. */
export function renewPages(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: PAGES });
  void client.invalidateQueries({ queryKey: ['myRegion'] });
}
