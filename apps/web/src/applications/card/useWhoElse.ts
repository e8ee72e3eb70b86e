import { useEffect } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { follow } from '../../platform/live/topics.ts';
import { call } from '../../platform/network/api.ts';
import { useActor } from '../../platform/session/actor.ts';
import { keepSeen } from '../unread/changed.queries.ts';

/** Well below the minute after which a silent page is taken for closed. */
const STILL_THERE_MS = 25_000;

/**
 * Says that the reader has the card open, for as long as the tab is looked at, and answers the names of those who have it
 * open too, the earliest first (product/applications.md#presence). Nobody while that is not known.
 */
export function useWhoElse(id: number): string[] {
  const client = useQueryClient();
  const { userId } = useActor();
  const { data } = useQuery({
    queryKey: ['presence', id],
    queryFn: async ({ signal }) => {
      const present = await call('notePresence', { params: { id }, signal });
      keepSeen(client, id);
      return present;
    },
    refetchInterval: STILL_THERE_MS,
    // A courtesy: what fails is asked again in its turn.
    retry: false,
    gcTime: 0,
  });
  useEffect(() => {
    const key = ['presence', id];
    const stop = follow('presence', {
      onMissed: () => void client.invalidateQueries({ queryKey: key }),
      onEvent: ({ cards }) => {
        const told = cards.find((card) => card.id === id);
        if (told) client.setQueryData(key, { people: told.people });
      },
    });
    return () => {
      stop();
      // Without it, the minute ends it.
      void call('endPresence', { params: { id } }).catch(() => undefined);
    };
  }, [client, id]);
  return (data?.people ?? []).filter((person) => person.id !== userId).map(({ name }) => name);
}
