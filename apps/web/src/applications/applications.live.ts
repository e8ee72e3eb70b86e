/** Live changes of the board (product/api.md#live). */
import { useEffect } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { BoardEvent, SentBoardEvent } from '@portal/contract/applications/boardEvents.ts';
import { fullEvent } from '@portal/contract/applications/fullCard.ts';
import { openStream } from '../platform/network/stream.ts';
import { boardQuery, changeBoard, refreshApplication } from './applications.queries.ts';
import { applyEvent, arrivalsOf, type Board } from './board/boardState.ts';

export type Arrivals = ReturnType<typeof arrivalsOf>;

/** Reads the board and the open card anew: after every connection, since what was missed is not replayed. */
export function resyncBoard(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: boardQuery.queryKey });
  void client.invalidateQueries({ queryKey: ['application'] });
}

/**
 * Follows the stream while the board is shown. An event that arrives while the board is being read is older or newer
 * than that answer, nobody knows: it is applied to both, which is safe because events say how things are.
 */
export function useBoardLive(onArrivals: (arrivals: Arrivals) => void): void {
  const client = useQueryClient();
  useEffect(() => {
    let duringFetch: BoardEvent[] = [];
    const unsubscribe = client.getQueryCache().subscribe(({ type, query }) => {
      const isBoard = type === 'updated' && query.queryKey[0] === boardQuery.queryKey[0];
      if (!isBoard || query.state.fetchStatus !== 'idle' || duringFetch.length === 0) return;
      const late = duringFetch;
      duringFetch = [];
      // Not within the cache's own notification.
      queueMicrotask(() => changeBoard(client, (board) => late.reduce(applyEvent, board)));
    });
    const take = (event: BoardEvent) => {
      if (client.isFetching({ queryKey: boardQuery.queryKey }) > 0) duringFetch.push(event);
      const before = client.getQueryData<Board>(boardQuery.queryKey);
      if (before) onArrivals(arrivalsOf(before, event));
      changeBoard(client, (board) => applyEvent(board, event));
      [...event.cards.map(({ id }) => id), ...event.gone].forEach((id) => void refreshApplication(client, id));
    };
    const close = openStream('getStream', {
      onConnect: () => {
        // A first read under way is older than this connection: let it show, then read anew.
        // A failed one is told where the board stands.
        const read = client.fetchQuery(boardQuery).catch(() => undefined);
        void read.then(() => resyncBoard(client));
      },
      onEvent: ({ event, data }) => {
        if (event === 'board') take(fullEvent(JSON.parse(data) as SentBoardEvent));
        if (event === 'resync') resyncBoard(client);
      },
    });
    return () => {
      close();
      unsubscribe();
    };
  }, [client, onArrivals]);
}
