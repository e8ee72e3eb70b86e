/** One way for every move: drag, menu and dialog. */
import { useCallback } from 'react';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { BodyInput } from '@portal/contract/endpoints.ts';
import type { applicationEndpoints, Card, CardForReader } from '@portal/contract/applications.ts';
import type { BoardStage } from '@portal/domain/applications/stages.ts';
import { call } from '../platform/api.ts';
import { randomId } from '../platform/randomId.ts';
import { ConnectionFailure } from '../platform/refusals.ts';
import { boardQuery, changeBoard, acceptCard } from './applications.queries.ts';
import { resyncBoard } from './applications.live.ts';
import { moveInBoard, type Board } from './board/boardState.ts';
import { useMoveNotices } from './useMoveNotices.ts';

type MoveBody = BodyInput<(typeof applicationEndpoints)['moveApplication']>;
export type MoveExtras = Pick<MoveBody, 'assignee' | 'deactivation'>;

export interface Move extends MoveExtras {
  /** The card as the reader saw it: the server refuses if it changed since. */
  card: Card;
  to: BoardStage;
  /** The same through all repeats, so that a move whose answer was lost is made once. */
  key: string;
}

const LONGEST_WAIT_MS = 15_000;

/** Shown at once, kept while there is no connection, and taken back with the reason when it is refused. */
export function useMoveApplication(): (card: Card, to: BoardStage, extras?: MoveExtras) => Promise<CardForReader> {
  const client = useQueryClient();
  const notices = useMoveNotices();

  const { mutateAsync } = useMutation({
    mutationKey: ['move'],
    mutationFn: ({ card, to, key, ...extras }: Move) =>
      call('moveApplication', {
        params: { id: card.id },
        body: { from: card.status, to, version: card.version, ...extras },
        idempotencyKey: key,
      }).catch((error: unknown) => {
        if (error instanceof ConnectionFailure) notices.waiting(card, key);
        throw error;
      }),
    // Tried once even when the browser says offline: it is often wrong.
    networkMode: 'offlineFirst',
    retry: (_, error) => error instanceof ConnectionFailure,
    retryDelay: (failures) => Math.min(1000 * 2 ** failures, LONGEST_WAIT_MS),
    onMutate: async ({ card, to }) => {
      // A board read before the move would put the card back; it is read anew afterwards.
      const reading = client.isFetching({ queryKey: boardQuery.queryKey }) > 0;
      await client.cancelQueries({ queryKey: boardQuery.queryKey });
      const before = client.getQueryData<Board>(boardQuery.queryKey);
      changeBoard(client, (board) => moveInBoard(board, card.id, to, new Date().toISOString()));
      return { before, reading };
    },
    onSuccess: (moved, { card }, kept) => {
      acceptCard(client, moved);
      if (kept.reading) resyncWhenLast(client);
      notices.moved(card, moved);
    },
    onError: (error, move, kept) => {
      if (kept?.before) client.setQueryData(boardQuery.queryKey, kept.before);
      resyncWhenLast(client);
      void notices.refused(error, move.card, move.to);
    },
  });

  return useCallback((card, to, extras = {}) => mutateAsync({ card, to, key: randomId(), ...extras }), [mutateAsync]);
}

/** While other moves are on their way a fresh board would show their cards where they no longer stand. */
function resyncWhenLast(client: QueryClient): void {
  if (client.isMutating({ mutationKey: ['move'] }) <= 1) resyncBoard(client);
}
