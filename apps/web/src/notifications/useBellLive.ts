import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { follow } from '../platform/live/topics.ts';
import { NOTICES, noticeListKey, unreadKey } from './notices.queries.ts';

/** Keeps the count as the stream tells it, and reads the open list anew. */
export function useBellLive(): void {
  const client = useQueryClient();
  useEffect(() => {
    const hear = async (unread: number) => {
      // What is under way was asked for before.
      await client.cancelQueries({ queryKey: unreadKey });
      client.setQueryData(unreadKey, { unread });
      await client.invalidateQueries({ queryKey: noticeListKey });
    };
    return follow('notices', {
      onMissed: () => void client.invalidateQueries({ queryKey: NOTICES }),
      onEvent: ({ unread }) => void hear(unread),
    });
  }, [client]);
}
