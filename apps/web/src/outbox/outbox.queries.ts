/** What the outbox asks the server. */
import { useQuery } from '@tanstack/react-query';
import { call } from '../platform/network/api.ts';

/** What is renewed when a mail is another. */
export const OUTBOX = ['outbox'] as const;
/** Addresses of pages open for five minutes at least. */
const PAGES_HOLD_MS = 4 * 60_000;
/** A mail on its way is looked at again until it has arrived. */
const WAITING_MS = 5_000;

/** A list with a mail on its way likewise. */
export const rereadMails = (mails: readonly { state: string }[]): number | false =>
  mails.some(({ state }) => state === 'WAITING') && WAITING_MS;

/** One mail with the address of its page. */
export function useOutboxMail(id: number) {
  return useQuery({
    queryKey: [...OUTBOX, 'mail', id],
    queryFn: ({ signal }) => call('getOutboxMail', { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data?.mail.state === 'WAITING' ? WAITING_MS : false),
    staleTime: PAGES_HOLD_MS,
    gcTime: PAGES_HOLD_MS,
  });
}

/** Every mail that the portal writes, with sample values. */
export function useMailTemplates() {
  return useQuery({
    queryKey: [...OUTBOX, 'templates'],
    queryFn: ({ signal }) => call('listMailTemplates', { signal }),
    staleTime: PAGES_HOLD_MS,
    gcTime: PAGES_HOLD_MS,
  });
}
