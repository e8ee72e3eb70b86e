/** What the outbox asks the server. */
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OutboxMail } from '@portal/contract/outbox.ts';
import { call } from '../platform/api.ts';
import type { MailFilter } from './outboxAddress.ts';

const KEY = ['outbox'] as const;
/** Addresses of pages open for five minutes at least. */
const PAGES_HOLD_MS = 4 * 60_000;
/** A mail on its way is looked at again until it has arrived. */
const WAITING_MS = 5_000;

/** The mails read so far, newest first, each once; how many failed in all, and whether any can be sent. */
export function useOutbox({ state, search }: MailFilter) {
  const query = useInfiniteQuery({
    queryKey: [...KEY, 'list', { state, search }],
    queryFn: ({ pageParam, signal }) => call('listOutbox', { query: { after: pageParam, state, search }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  const newest = query.data?.pages[0];
  return {
    ...query,
    mails: eachOnce(query.data?.pages.flatMap(({ data }) => data) ?? []),
    failed: newest?.failed ?? 0,
    hasServer: newest?.hasServer,
  };
}

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

/** A mail written while the list is read moves the later pages. */
const eachOnce = (mails: readonly OutboxMail[]): OutboxMail[] => [
  ...new Map(mails.map((mail) => [mail.id, mail])).values(),
];
