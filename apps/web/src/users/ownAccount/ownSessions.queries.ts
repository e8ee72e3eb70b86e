/** What the own sessions' screen asks the server. */
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/network/api.ts';
import { queryClient } from '../../platform/network/queryClient.ts';

const KEY = ['sessions', 'own'] as const;

/** Where the user is signed in, the last used first. */
export const ownSessionsQuery = queryOptions({
  queryKey: KEY,
  queryFn: ({ signal }) => call('listOwnSessions', { signal }),
  staleTime: 0,
});

/** Sessions began or ended. */
export const renewOwnSessions = (): Promise<void> => queryClient.invalidateQueries({ queryKey: KEY });
