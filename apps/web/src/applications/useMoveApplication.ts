/** One way for every move: drag, menu and dialog. */
import { useMemo, useRef } from 'react';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { BodyInput } from '@portal/contract/endpoints.ts';
import type { applicationEndpoints } from '@portal/contract/applications/acts.ts';
import type { Card, CardForReader } from '@portal/contract/applications/card.ts';
import type { BoardStage } from '@portal/domain/applications/stages.ts';
import { useActor } from '../platform/session/actor.ts';
import { call } from '../platform/network/api.ts';
import { randomId } from '../platform/browser/randomId.ts';
import { isDefect } from '../platform/network/refusals.ts';
import { GivenUp, type Sending } from '../platform/network/untilAnswered.ts';
import { boardQuery, changeBoard, acceptCard } from './applications.queries.ts';
import { resyncBoard } from './applications.live.ts';
import {
  hold,
  letGo,
  letGoUnsent,
  noteMade,
  sendInLine,
  versionSeen,
  withMovesOnTheirWay,
  type HeldMove,
} from './heldMoves.ts';
import type { Board } from './board/boardState.ts';
import { useMoveNotices } from './useMoveNotices.ts';

type MoveBody = BodyInput<(typeof applicationEndpoints)['moveApplication']>;
export type MoveExtras = Pick<MoveBody, 'assignee' | 'deactivation'>;

interface Move {
  held: HeldMove;
  card: Card;
  extras: MoveExtras;
  /** Of the dialog that asked for the move: it says what waits, keeps what was typed, and may give it up. */
  sending: Sending | undefined;
}

export interface Moves {
  move: (card: Card, to: BoardStage, extras?: MoveExtras, sending?: Sending) => Promise<CardForReader>;
  /** Sends a move that was made before the page was loaded. `card` = as it is now. */
  resume: (held: HeldMove, card: Card) => Promise<CardForReader>;
}

/** Shown at once, kept while there is no connection, and taken back with the reason when it is refused. */
export function useMoveApplication(): Moves {
  const client = useQueryClient();
  const notices = useMoveNotices();
  const { userId } = useActor();
  const unanswered = useRef(new Map<string, string>());

  const { mutateAsync } = useMutation({
    mutationKey: ['move'],
    mutationFn: ({ held, card, extras, sending }: Move) =>
      sendInLine(
        () =>
          call('moveApplication', {
            params: { id: held.id },
            body: { from: held.from, to: held.to, version: held.version, ...extras },
            idempotencyKey: held.key,
          }),
        sending ?? { signal: new AbortController().signal, onWaiting: () => notices.waiting(card, held.key) },
      ),
    // It waits by itself; the library would hold it back where the browser knows of no network, or nobody looks.
    networkMode: 'always',
    onMutate: async ({ held }) => {
      // Before anything is waited for: a move of the same card may be answered meanwhile.
      hold(held);
      // A board read before the move would put the card back; it is read anew afterwards.
      const reading = client.isFetching({ queryKey: boardQuery.queryKey }) > 0;
      await client.cancelQueries({ queryKey: boardQuery.queryKey });
      const before = client.getQueryData<Board>(boardQuery.queryKey);
      changeBoard(client, withMovesOnTheirWay);
      return { before, reading };
    },
    onSuccess: (moved, { held, card }, { reading }) => {
      letGo(held);
      noteMade(card.version, moved);
      acceptCard(client, moved);
      changeBoard(client, withMovesOnTheirWay);
      // A board that is being read may have been written before the move.
      if (reading || client.isFetching({ queryKey: boardQuery.queryKey }) > 0) resyncWhenLast(client);
      notices.moved(card, moved);
    },
    onError: (error, { held, card, sending }, kept) => {
      const givenUp = error instanceof GivenUp;
      if (givenUp) letGoUnsent(held);
      else letGo(held);
      const before = kept?.before;
      if (before) changeBoard(client, () => withMovesOnTheirWay(before));
      resyncWhenLast(client);
      // What is no refusal but a defect the dialog tells by itself, with what can be done about it.
      const toldThere = sending !== undefined && isDefect(error);
      if (!givenUp && !toldThere) void notices.refused(error, card, held.to);
    },
  });

  return useMemo(() => {
    const move: Moves['move'] = async (card, to, extras = {}, sending) => {
      const { id } = card;
      const version = versionSeen(card);
      const at = new Date().toISOString();
      const same = JSON.stringify([id, version, to, extras]);
      const key = unanswered.current.get(same) ?? randomId();
      const kept = sending ? {} : { keptFor: userId };
      const held: HeldMove = { key, id, from: card.status, to, version, at, ...kept };
      // Given up without an answer and made again it is the same move.
      unanswered.current.set(same, key);
      try {
        const moved = await mutateAsync({ held, card, extras, sending });
        unanswered.current.delete(same);
        return moved;
      } catch (error) {
        if (!(error instanceof GivenUp)) unanswered.current.delete(same);
        throw error;
      }
    };
    const resume: Moves['resume'] = (held, card) =>
      mutateAsync({ held, card: { ...card, status: held.from }, extras: {}, sending: undefined });
    return { move, resume };
  }, [mutateAsync, userId]);
}

/** While other moves are on their way a fresh board would show their cards where they no longer stand. */
function resyncWhenLast(client: QueryClient): void {
  if (client.isMutating({ mutationKey: ['move'] }) <= 1) resyncBoard(client);
}
