/** What the outbox asks the server. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReplyOf } from '@portal/contract/endpoints.ts';
import type { OutboxMail, outboxEndpoints } from '@portal/contract/outbox.ts';
import { call } from '../platform/api.ts';
import type { ListState } from '../platform/lists/listAddress.ts';
import { usePages } from '../platform/lists/usePages.ts';

const KEY = ['outbox'] as const;
/** Addresses of pages open for five minutes at least. */
const PAGES_HOLD_MS = 4 * 60_000;
/** A mail on its way is looked at again until it has arrived. */
const WAITING_MS = 5_000;

export const MAIL_SORTS = ['created', '-created'] as const;

/** Mails by what the address says; beside them how many failed in all, and whether any can be sent. */
export const useOutbox = ({ search, filters, sort }: ListState) =>
  usePages<OutboxMail, ReplyOf<typeof outboxEndpoints.listOutbox>>({
    queryKey: [...KEY, 'list', { search, filters, sort }],
    page: (after, signal) => call('listOutbox', { query: { search, ...filters, sort, after }, signal }),
  });

/** One mail with the address of its page. */
export function useOutboxMail(id: number) {
  return useQuery({
    queryKey: [...KEY, 'mail', id],
    queryFn: ({ signal }) => call('getOutboxMail', { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data?.mail.state === 'WAITING' ? WAITING_MS : false),
    staleTime: PAGES_HOLD_MS,
    gcTime: PAGES_HOLD_MS,
  });
}

/** Every mail that the portal writes, with sample values. */
export function useMailTemplates() {
  return useQuery({
    queryKey: [...KEY, 'templates'],
    queryFn: ({ signal }) => call('listMailTemplates', { signal }),
    staleTime: PAGES_HOLD_MS,
    gcTime: PAGES_HOLD_MS,
  });
}

/** Sends a mail again; it changes its place in the lists by that. */
export function useSendMailAgain() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call('sendMailAgain', { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
}
