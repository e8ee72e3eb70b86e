/** What the texts of mails ask the server. */
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import type { KeptMailTexts } from '@portal/contract/outbox.ts';
import { call } from '../network/api.ts';

const KEY = ['mailTexts'] as const;

/** For whoever writes a mail. */
export const useMailTexts = () =>
  useQuery({
    queryKey: [...KEY, 'offered'],
    queryFn: ({ signal }) => call('listMailTexts', { signal }),
    staleTime: 60_000,
  });

const editingQuery = queryOptions({
  queryKey: [...KEY, 'editing'] as const,
  queryFn: ({ signal }) => call('listMailTexts', { signal }),
  // Read anew while somebody edits them, they would overwrite what is typed.
  staleTime: Infinity,
  gcTime: 0,
});

export const useMailTextsForEditing = () => useQuery(editingQuery);

/** The texts are others now, for those who write and for the form. */
export function renewMailTexts(client: QueryClient, kept: KeptMailTexts): Promise<void> {
  client.setQueryData(editingQuery.queryKey, kept);
  return client.invalidateQueries({ queryKey: [...KEY, 'offered'] });
}
