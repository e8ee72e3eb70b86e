/** The cache of what the server said. */
import { QueryClient } from '@tanstack/react-query';
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

onSessionChange(() => queryClient.clear());
