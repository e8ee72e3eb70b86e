/** What the care for clients' accounts asks the server. */
import { queryOptions, useMutation, useQuery, type QueryClient } from '@tanstack/react-query';
import type { ClientAccount, UnfinishedAccount } from '@portal/contract/customers.ts';
import { call } from '../platform/api.ts';
import type { ListState } from '../platform/lists/listAddress.ts';
import { usePages } from '../platform/lists/usePages.ts';

const KEY = ['clients'] as const;

export const CLIENT_SORTS = ['lastActive', '-lastActive', 'name', '-name', 'created', '-created'] as const;

/** Leaders and applicants by what the address says; what it should not say the server refuses. */
export const useClients = ({ search, filters, sort }: ListState) =>
  usePages<ClientAccount>({
    queryKey: [...KEY, 'list', { search, filters, sort }],
    page: (after, signal) => call('listClients', { query: { search, ...filters, sort, after }, signal }),
  });

/** Accounts that wait for something. */
export const useUnfinished = ({ search, filters, sort }: ListState) =>
  usePages<UnfinishedAccount>({
    queryKey: [...KEY, 'unfinished', { search, filters, sort }],
    page: (after, signal) => call('listUnfinished', { query: { search, ...filters, sort, after }, signal }),
  });

const clientQuery = (id: number) =>
  queryOptions({
    queryKey: [...KEY, 'one', id],
    queryFn: ({ signal }) => call('getClient', { params: { id }, signal }),
    // A form begins with what is true now.
    staleTime: 0,
    gcTime: 0,
  });
export const useClient = (id: number) => useQuery(clientQuery(id));

/** The Ephesians that a list can be narrowed to; as the board's dialogs ask for them. */
export const useEphesians = () =>
  useQuery({
    queryKey: ['assignable', 'ephesian'],
    queryFn: ({ signal }) => call('listAssignable', { params: { kind: 'ephesian' }, signal }),
  });

/** An account is another now. */
export const renewClients = (client: QueryClient): Promise<void> => client.invalidateQueries({ queryKey: KEY });

export const useResendActivation = () =>
  useMutation({ mutationFn: (id: number) => call('resendActivation', { params: { id } }) });
