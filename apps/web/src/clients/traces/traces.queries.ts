/** What the search for a person's data asks the server. */
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { EXPORTS, isUnderWay } from '../../platform/lists/exports/exports.queries.ts';
import { call } from '../../platform/network/api.ts';

const TRACES = ['traces'] as const;
/** While somebody is erased, their page asks so often how far that is. */
const ERASING_MS = 2_000;
/** The same while a copy is made. */
const MAKING_MS = 1_000;

export const useTraced = (search: string) =>
  useQuery({
    queryKey: [...TRACES, 'found', search],
    queryFn: ({ signal }) => call('findTraced', { query: { search }, signal }),
    enabled: search !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const tracedLeaderKey = (id: number) => [...TRACES, 'leader', id];

/** A leader who was recorded and has no account. */
export const useTracedLeader = (id: number) =>
  useQuery({
    queryKey: tracedLeaderKey(id),
    queryFn: ({ signal }) => call('getTracedLeader', { params: { id }, signal }),
    staleTime: 0,
  });

export const tracedKey = (id: number) => [...TRACES, 'one', id];

const tracedQuery = (id: number) =>
  queryOptions({
    queryKey: tracedKey(id),
    queryFn: ({ signal }) => call('getTraced', { params: { id }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.erasing === true && state.status !== 'error' ? ERASING_MS : false),
  });
export const useTracedPerson = (id: number) => useQuery(tracedQuery(id));

/** Of whom there is a copy: a client's account, or a leader who was recorded without one. */
export interface Copied {
  id: number;
  recorded: boolean;
}

export const copyKey = ({ id, recorded }: Copied) => [...EXPORTS, 'copy', recorded, id];

/** The reader's last copy of all that is kept of somebody; null where there is none. */
export const useCopy = (of: Copied) =>
  useQuery({
    queryKey: copyKey(of),
    queryFn: async ({ signal }) => {
      const asked = { params: { id: of.id }, signal };
      return (await (of.recorded ? call('getTracedLeaderCopy', asked) : call('getTracedCopy', asked))).copy;
    },
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? MAKING_MS : false),
  });
