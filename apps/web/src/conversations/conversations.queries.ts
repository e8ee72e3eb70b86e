/** What the chat of a card asks the server. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { messagesKey } from '../applications/messagesKey.ts';
import { call } from '../platform/network/api.ts';

/** Addresses of its files are good for 5 minutes. */
const FILES_GOOD_MS = 4.5 * 60 * 1000;

/** The chat, page by page, the newest first. */
export const useMessages = (id: number) =>
  useInfiniteQuery({
    queryKey: messagesKey(id),
    queryFn: ({ pageParam, signal }) =>
      call('listMessages', { params: { id }, query: pageParam === null ? {} : { after: pageParam }, signal }),
    refetchInterval: FILES_GOOD_MS,
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
