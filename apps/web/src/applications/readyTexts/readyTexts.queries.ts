/** What the ready texts ask the server. */
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import type { KeptReadyTexts } from '@portal/contract/applications/readyTexts.ts';
import { call } from '../../platform/network/api.ts';

const KEY = ['readyTexts'] as const;

/** For whoever asks for corrections. */
export const useReadyTexts = () =>
  useQuery({
    queryKey: [...KEY, 'offered'],
    queryFn: ({ signal }) => call('listReadyTexts', { signal }),
    staleTime: 10 * 60_000,
  });

const editingQuery = queryOptions({
  queryKey: [...KEY, 'editing'] as const,
  queryFn: ({ signal }) => call('listReadyTexts', { signal }),
  // Read anew while somebody edits them, they would overwrite what is typed.
  staleTime: Infinity,
  gcTime: 0,
});

export const useReadyTextsForEditing = () => useQuery(editingQuery);

/** The texts are others now, for those who ask and for the form. */
export function renewReadyTexts(client: QueryClient, kept: KeptReadyTexts): Promise<void> {
  client.setQueryData(editingQuery.queryKey, kept);
  return client.invalidateQueries({ queryKey: [...KEY, 'offered'] });
}
