/** The cache of what the server said. */
import { QueryClient, type Query } from '@tanstack/react-query';
import { onSessionChange } from '../session/session.ts';
import { ConnectionFailure } from './refusals.ts';

const again = (failures: number, error: Error) => error instanceof ConnectionFailure && failures < 2;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: again, staleTime: 30_000, gcTime: 10 * 60_000 },
    // Repeating is safe only under the same idempotency key, which not every mutation has: none is repeated by default.
    mutations: { retry: false },
  },
});

/**
 * Told to be read anew while the first answer was on its way: that answer may be older than the change. The library asks again
 * only what has an answer already, so these are asked once more when it came.
 */
const overtaken = new WeakSet<Query>();
queryClient.getQueryCache().subscribe((event) => {
  if (event.type !== 'updated') return;
  const { query, action } = event;
  const { data, fetchStatus } = query.state;
  if (action.type === 'invalidate' && data === undefined && fetchStatus === 'fetching') overtaken.add(query);
  if (action.type === 'success' && overtaken.delete(query))
    void queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true });
});

onSessionChange(() => queryClient.clear());
