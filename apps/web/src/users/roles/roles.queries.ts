/** What the management of roles asks the server. */
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { call } from '../../platform/network/api.ts';

/** What is renewed when a role is another. */
export const ROLES = ['roles'] as const;

/** A form begins with what is true now. */
export const useRole = (id: number) =>
  useQuery({
    queryKey: [...ROLES, 'one', id],
    queryFn: ({ signal }) => call('getRole', { params: { id }, signal }),
    staleTime: 0,
    gcTime: 0,
  });

/** A role is another now, wherever it is named. */
export const renewRoles = (client: QueryClient): Promise<void[]> =>
  Promise.all([ROLES, ['roleOptions'], ['users']].map((queryKey) => client.invalidateQueries({ queryKey })));
