/** The cache of what the server said. */
import { QueryClient } from '@tanstack/react-query';
import { onSessionChange } from '../session/session.ts';
import { ConnectionFailure } from './refusals.ts';

const again = (failures: number, error: Error) => error instanceof ConnectionFailure && failures < 2;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: again, staleTime: 30_000, gcTime: 10 * 60_000 },
    // A mutation is repeated only where its variables hold the idempotency key; so each says it itself.
    mutations: { retry: false },
  },
});

onSessionChange(() => queryClient.clear());
