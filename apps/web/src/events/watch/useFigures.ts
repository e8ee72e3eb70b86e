import { useEffect } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { EventFigures } from '@portal/contract/events/attendance.ts';
import { follow } from '../../platform/live/topics.ts';
import { call } from '../../platform/network/api.ts';
import { EVENTS } from '../events.queries.ts';

/** A full door lets in many a second: the number is shown at once, the rest read anew no more often than this. */
const AT_MOST_EVERY_MS = 1_000;

/** The figures of an event, which change while they are looked at. */
export function useFigures(id: number) {
  const client = useQueryClient();
  useEffect(() => {
    const queryKey = [...EVENTS, 'figures', id];
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const renew = () => {
      waiting ??= setTimeout(() => {
        waiting = undefined;
        void client.invalidateQueries({ queryKey });
      }, AT_MOST_EVERY_MS);
    };
    const stop = follow('attendance', {
      onMissed: renew,
      onEvent({ events }) {
        const told = events.find((event) => event.id === id);
        if (!told) return;
        client.setQueryData<EventFigures>(queryKey, (figures) => figures && { ...figures, total: told.total });
        renew();
      },
    });
    return () => {
      clearTimeout(waiting);
      stop();
    };
  }, [client, id]);
  return useQuery({
    queryKey: [...EVENTS, 'figures', id],
    queryFn: ({ signal }) => call('getEventFigures', { params: { id }, signal }),
  });
}
