/** What the management of staff users asks the server. */
import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { call, type Reply } from '../platform/network/api.ts';

/** What is renewed when an account is another. */
export const USERS = ['users'] as const;

const userQuery = (id: number) =>
  queryOptions({
    queryKey: [...USERS, 'one', id],
    queryFn: ({ signal }) => call('getUser', { params: { id }, signal }),
    // A form begins with what is true now.
    staleTime: 0,
    gcTime: 0,
  });
export const useUser = (id: number) => useQuery(userQuery(id));

export type RoleOption = Reply<'listRoleOptions'>[number];

/** Active roles; their descriptions are in the reader's language. */
export const useRoleOptions = () =>
  useQuery({
    queryKey: ['roleOptions'],
    queryFn: ({ signal }) => call('listRoleOptions', { signal }),
    staleTime: 5 * 60_000,
  });

/** An account is another now. */
export const renewUsers = (client: QueryClient): Promise<void> => client.invalidateQueries({ queryKey: USERS });

export const useUserSessions = (id: number) =>
  useQuery({
    queryKey: [...USERS, 'sessions', id],
    queryFn: ({ signal }) => call('listUserSessions', { params: { id }, signal }),
    staleTime: 0,
    gcTime: 0,
  });

/** Sessions of somebody ended. */
export function useRenewUserSessions(id: number): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: [...USERS, 'sessions', id] });
}
