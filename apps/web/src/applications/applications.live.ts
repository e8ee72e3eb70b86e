/** Live changes of the board (product/api.md#live). */
import { useEffect } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { BoardEvent } from '@portal/contract/applications/boardEvents.ts';
import { fullEvent } from '@portal/contract/applications/fullCard.ts';
import { follow } from '../platform/live/topics.ts';
import { BOARD, boardQuery, changeBoard, presentBoard, refreshApplication } from './applications.queries.ts';
import { askFitting } from './askFitting.ts';
import { isNarrowed, useNarrowed } from './narrowed.ts';
import { applyEvent, arrivalsOf } from './board/boardState.ts';
import { glide } from './board/dragging/glide.ts';

export type Arrivals = ReturnType<typeof arrivalsOf>;

/** Reads the board and the open card anew: after every connection, since what was missed is not replayed. */
export function resyncBoard(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: BOARD });
  void client.invalidateQueries({ queryKey: ['application'] });
}

/**
 * Follows the stream while the board is shown. An event that arrives while the board is being read is older or newer
 * than that answer, nobody knows: it is applied to both, which is safe because events say how things are.
 */
export function useBoardLive(onArrivals: (arrivals: Arrivals) => void): void {
  const client = useQueryClient();
  const narrowed = useNarrowed();
  useEffect(() => {
    let duringFetch: BoardEvent[] = [];
    const unsubscribe = client.getQueryCache().subscribe(({ type, query }) => {
      const isBoard = type === 'updated' && query.queryKey[0] === BOARD[0];
      if (!isBoard || query.state.fetchStatus !== 'idle' || duringFetch.length === 0) return;
      const late = duringFetch;
      duringFetch = [];
      // Not within the cache's own notification.
      queueMicrotask(() => changeBoard(client, (board) => late.reduce(applyEvent, board)));
    });
    const take = (event: BoardEvent) => {
      if (client.isFetching({ queryKey: BOARD }) > 0) duringFetch.push(event);
      const before = presentBoard(client);
      if (before) onArrivals(arrivalsOf(before, event));
      glide(
        event.cards.map(({ id }) => id),
        () => changeBoard(client, (board) => applyEvent(board, event)),
      );
      [...event.cards.map(({ id }) => id), ...event.gone].forEach((id) => void refreshApplication(client, id));
    };
    const fitting = isNarrowed(narrowed) ? askFitting(narrowed, take, () => resyncBoard(client)) : undefined;
    const hear = fitting?.hear ?? take;
    const stop = follow('board', {
      onMissed: () => {
        // A first read under way is older than this connection: let it show, then read anew.
        // A failed one is told where the board stands.
        const read = client.fetchQuery(boardQuery(narrowed)).catch(() => undefined);
        void read.then(() => resyncBoard(client));
      },
      onEvent: (told) => hear(fullEvent(told)),
    });
    return () => {
      stop();
      fitting?.stop();
      unsubscribe();
    };
  }, [client, narrowed, onArrivals]);
}
