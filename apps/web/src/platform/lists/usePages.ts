import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';

interface Page<Row> {
  data: readonly Row[];
  total: number;
  /** Where the next page begins. */
  next: string | null;
}

interface Asked<Reply extends Page<unknown>> {
  /** The list and what narrows it. */
  queryKey: readonly unknown[];
  page: (after: string | undefined, signal: AbortSignal) => Promise<Reply>;
  /** What it tells changes by the hour, and on what its rows open: it is read anew whenever somebody comes to it. */
  ages?: boolean | undefined;
  /** After how many milliseconds what was read is read anew, by itself; for ever false where it holds still. */
  rereadMs?: ((rows: Reply['data']) => number | false) | undefined;
}

/** What was read of a list so far, and the ways on. */
export interface Pages<Row> {
  rows: readonly Row[];
  /** How many fit the filters; nothing while that is not known. */
  total: number | undefined;
  error: Error | null;
  loading: boolean;
  /** What is shown is what another filter found. */
  stale: boolean;
  busy: boolean;
  hasMore: boolean;
  loadingMore: boolean;
  more: () => void;
  again: () => void;
}

/**
 * The pages of a list read so far. While another filter is asked, what the last one found stays in sight. `first` is the
 * first page's whole reply, for what comes beside the rows.
 */
export function usePages<Row extends { id: number }, Reply extends Page<Row> = Page<Row>>({
  queryKey,
  page,
  ages = false,
  rereadMs,
}: Asked<Reply>): Pages<Row> & { first: Reply | undefined } {
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => page(pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    ...(ages && { staleTime: 0 }),
    refetchInterval: ({ state }) => rereadMs?.(state.data?.pages.flatMap((each) => each.data) ?? []) ?? false,
  });
  const { data, isFetchNextPageError, fetchNextPage, refetch } = query;
  return {
    rows: eachOnce(data?.pages.flatMap((each) => each.data) ?? []),
    first: data?.pages[0],
    total: data?.pages[0]?.total,
    error: query.error,
    loading: query.isPending,
    stale: query.isPlaceholderData,
    busy: query.isFetching,
    hasMore: query.hasNextPage,
    loadingMore: query.isFetchingNextPage,
    more: () => void fetchNextPage(),
    again: () => void (isFetchNextPageError ? fetchNextPage() : refetch()),
  };
}

/** A row that comes while the list is read moves the later pages. */
const eachOnce = <Row extends { id: number }>(rows: readonly Row[]): Row[] => [
  ...new Map(rows.map((row) => [row.id, row])).values(),
];
