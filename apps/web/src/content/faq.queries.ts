/** What the frequent questions ask the server. */
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import type { KeptFaq } from '@portal/contract/content/content.ts';
import { call } from '../platform/network/api.ts';
import { currentLanguage } from '../platform/texts/i18n.ts';

const KEY = ['faq'] as const;

export const useFaq = () =>
  useQuery({
    queryKey: [...KEY, 'read', currentLanguage()],
    queryFn: ({ signal }) => call('getFaq', { signal }),
    staleTime: 10 * 60_000,
  });

const editingQuery = queryOptions({
  queryKey: [...KEY, 'editing'] as const,
  queryFn: ({ signal }) => call('getFaqForEditing', { signal }),
  // Read anew while somebody edits it, it would overwrite what is typed.
  staleTime: Infinity,
  gcTime: 0,
});

export const useFaqForEditing = () => useQuery(editingQuery);

/** The questions are others now, for readers and for the form. */
export function renewFaq(client: QueryClient, kept: KeptFaq): Promise<void> {
  client.setQueryData(editingQuery.queryKey, kept);
  return client.invalidateQueries({ queryKey: [...KEY, 'read'] });
}
