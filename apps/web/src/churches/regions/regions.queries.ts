/** What the care for regions asks the server. */
import { queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call, type Reply } from '../../platform/network/api.ts';

/** What is renewed when a region, or whose spiritual child somebody is, is another. */
export const REGIONS = ['regions'] as const;

export type Leader = Reply<'listLeaders'>['data'][number];

export const useRegions = () =>
  useQuery(
    queryOptions({
      queryKey: [...REGIONS, 'all'],
      queryFn: ({ signal }) => call('getRegions', { signal }),
      // What is given away begins with what is true now.
      staleTime: 0,
    }),
  );

export interface AskedConcerned {
  key: readonly unknown[];
  count: () => Promise<Reply<'previewCountries'>>;
}

/** What would change hands; asked as soon as it is known to whom. */
export const useConcerned = ({ key, count }: AskedConcerned, isAsked: boolean) =>
  useQuery({ queryKey: [...REGIONS, 'concerned', ...key], queryFn: count, staleTime: 0, enabled: isAsked });

/** The spiritual children of a leader, or the leaders who are nobody's, page by page. */
export const useChildren = (parent: number | 'none', isAsked = true) =>
  useInfiniteQuery({
    queryKey: [...REGIONS, 'children', parent],
    queryFn: ({ pageParam, signal }) =>
      call('listLeaders', { query: { parent: String(parent), after: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    enabled: isAsked,
  });

/** Leaders by words of their name. */
export const useFoundLeaders = (search: string) =>
  useQuery({
    queryKey: [...REGIONS, 'found', search],
    queryFn: ({ signal }) => call('listLeaders', { query: search === '' ? {} : { search }, signal }),
  });
