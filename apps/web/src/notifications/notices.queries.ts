/** One's own notices, and how many of them are unread. */
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '../platform/network/api.ts';

export const NOTICES = ['notices'] as const;
export const unreadKey = [...NOTICES, 'unread'] as const;
export const noticeListKey = [...NOTICES, 'list'] as const;

const choicesKey = ['noticeChoices'] as const;

/** How the reader wants to be told. */
export const useNoticeChoices = () =>
  useQuery({
    queryKey: choicesKey,
    queryFn: ({ signal }) => call('getNoticeChoices', { signal }),
    staleTime: 0,
    gcTime: 0,
  });

/** The stream says when it is another (useBellLive.ts). */
export const useUnreadNotices = (): number =>
  useQuery({
    queryKey: unreadKey,
    queryFn: ({ signal }) => call('countNotices', { signal }),
    staleTime: Infinity,
  }).data?.unread ?? 0;

export const useNotices = () =>
  useInfiniteQuery({
    queryKey: noticeListKey,
    queryFn: ({ pageParam, signal }) =>
      call('listNotices', { query: pageParam === null ? {} : { after: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
