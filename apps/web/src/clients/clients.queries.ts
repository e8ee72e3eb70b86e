/** What the care for clients' accounts asks the server. */
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { call } from '../platform/network/api.ts';

/** What is renewed when an account is another. */
export const CLIENTS = ['clients'] as const;

const clientQuery = (id: number) =>
  queryOptions({
    queryKey: [...CLIENTS, 'one', id],
    queryFn: ({ signal }) => call('getClient', { params: { id }, signal }),
    // A form begins with what is true now.
    staleTime: 0,
    gcTime: 0,
  });
export const useClient = (id: number) => useQuery(clientQuery(id));

/** An account is another now. */
export const renewClients = (client: QueryClient): Promise<void> => client.invalidateQueries({ queryKey: CLIENTS });
