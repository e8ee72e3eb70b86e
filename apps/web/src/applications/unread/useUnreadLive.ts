import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { ASSIGNMENT_KINDS } from '@portal/domain/access/roles.ts';
import { follow } from '../../platform/live/topics.ts';
import { useActor } from '../../platform/session/actor.ts';
import { unreadKey } from './unread.queries.ts';

/** Reads the counts anew that the stream says are others, of cards that are shown, and of the sum. */
export function useUnreadLive(): void {
  const client = useQueryClient();
  const { userId } = useActor();
  useEffect(() => {
    const renew = async (of?: number | 'mine') => {
      const queryKey = unreadKey(of);
      // What is under way was asked for before.
      await client.cancelQueries({ queryKey });
      await client.invalidateQueries({ queryKey });
    };
    const stops = [
      follow('beside', {
        onMissed: () => void renew(),
        onEvent: ({ cards }) => {
          const others = cards.filter(({ unreadOf = [] }) => unreadOf === 'all' || unreadOf.includes(userId));
          for (const { id } of others) void renew(id);
          if (others.some(({ inCharge }) => inCharge?.includes(userId))) void renew('mine');
        },
      }),
      // Whoever is put in charge of a card, or no longer is, has another sum.
      follow('board', {
        onMissed: () => undefined,
        onEvent: ({ cards, gone }) => {
          const isMine = cards.some(({ assignment }) =>
            ASSIGNMENT_KINDS.some((kind) => assignment[kind]?.id === userId),
          );
          const counted = [...cards.map(({ id }) => id), ...gone].some((id) => client.getQueryData(unreadKey(id)));
          if (isMine || counted) void renew('mine');
        },
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [client, userId]);
}
