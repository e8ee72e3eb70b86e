/** Live changes of the board (product/api.md#live). */
import { useEffect } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { BoardEvent } from '@portal/contract/applications/boardEvents.ts';
import { fullEvent } from '@portal/contract/applications/fullCard.ts';
import { gathered } from '../platform/live/gathered.ts';
import { follow } from '../platform/live/topics.ts';
import { BOARD, boardQuery, changeBoard, presentBoard, refreshApplications } from './applications.queries.ts';
import { askFitting } from './askFitting.ts';
import { isNarrowed, useNarrowed } from './narrowed.ts';
import { applyEvent, arrivalsOf, joined } from './board/boardState.ts';
import { glide } from './board/dragging/glide.ts';

export type Arrivals = ReturnType<typeof arrivalsOf>;

/** Reads the board and the open card anew: after every connection, since what was missed is not replayed. */
export function resyncBoard(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: BOARD });
  void client.invalidateQueries({ queryKey: ['application'] });
}

/** What changes close to each other is taken in together: many acts at once tell of each card by itself. A narrowed board gathers anyway. */
const GATHER_MS = 100;

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
      queueMicrotask(() => changeBoard(client, (board) => applyEvent(board, joined(late))));
    });
    const take = (event: BoardEvent) => {
      if (client.isFetching({ queryKey: BOARD }) > 0) duringFetch.push(event);
      const before = presentBoard(client);
      const ids = event.cards.map(({ id }) => id);
      glide(ids, () => changeBoard(client, (board) => applyEvent(board, event)));
      const after = presentBoard(client);
      if (before && after) onArrivals(arrivalsOf(before, after, event));
      void refreshApplications(client, [...ids, ...event.gone]);
    };
    const fitting = isNarrowed(narrowed) ? askFitting(narrowed, take, () => resyncBoard(client)) : undefined;
    const waiting: BoardEvent[] = [];
    const takeIn = () => take(joined(waiting.splice(0)));
    const gathering = gathered(GATHER_MS, takeIn);
    const stop = follow('board', {
      onMissed: () => {
        // A first read under way is older than this connection: let it show, then read anew.
        // A failed one is told where the board stands.
        const read = client.fetchQuery(boardQuery(narrowed)).catch(() => undefined);
        void read.then(() => resyncBoard(client));
      },
      onEvent: (told) => {
        const event = fullEvent(told);
        if (fitting) return fitting.hear(event);
        waiting.push(event);
        gathering.ask();
      },
    });
    return () => {
      stop();
      // Whoever follows next hears only of what comes next.
      if (gathering.stop()) takeIn();
      fitting?.stop();
      unsubscribe();
    };
  }, [client, narrowed, onArrivals]);
}
