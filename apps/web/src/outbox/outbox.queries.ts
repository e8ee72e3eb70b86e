import { useInfiniteQuery } from '@tanstack/react-query';
import type { OutboxMail } from '@portal/contract/outbox.ts';
import { call } from '../platform/api.ts';

/** The mails read so far, newest first, each once. */
export function useOutbox() {
  const query = useInfiniteQuery({
    queryKey: ['outbox'],
    queryFn: ({ pageParam, signal }) => call('listOutbox', { query: { after: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  return { ...query, mails: eachOnce(query.data?.pages.flatMap(({ data }) => data) ?? []) };
}

/** A mail written while the list is read moves the later pages. */
const eachOnce = (mails: readonly OutboxMail[]): OutboxMail[] => [
  ...new Map(mails.map((mail) => [mail.id, mail])).values(),
];
