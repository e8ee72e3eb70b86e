/** One way for every move: drag, menu and dialog. */
import { useMemo, useRef } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { BodyInput } from '@portal/contract/endpoints.ts';
import type { applicationEndpoints } from '@portal/contract/applications/acts.ts';
import type { Card, CardForReader } from '@portal/contract/applications/card.ts';
import type { BoardStage } from '@portal/domain/applications/stages.ts';
import { randomId } from '../../platform/browser/randomId.ts';
import { call } from '../../platform/network/api.ts';
import { GivenUp, type Sending } from '../../platform/network/untilAnswered.ts';
import { useActor } from '../../platform/session/actor.ts';
import { resyncBoard } from '../applications.live.ts';
import type { Board } from '../board/boardState.ts';
import { acceptCard, BOARD, changeBoard, presentBoard } from '../applications.queries.ts';
import { noteOwnAct, versionSeen } from './ownVersions.ts';
import {
  areMovesOnTheirWay,
  hold,
  letGo,
  letGoUnsent,
  sendInLine,
  withMovesOnTheirWay,
  type HeldMove,
} from './pendingMoves.ts';
import { useMoveNotices } from './useMoveNotices.ts';

type MoveBody = BodyInput<(typeof applicationEndpoints)['moveApplication']>;
export type MoveExtras = Pick<MoveBody, 'assignee' | 'deactivation'>;

export interface Moves {
  /** `sending` = of the dialog that asked for it: it says what waits, keeps what was typed, and may give it up. */
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

  return useMemo(() => {
    const make = async (held: HeldMove, card: Card, extras: MoveExtras, sending?: Sending): Promise<CardForReader> => {
      hold(held);
      const { before, wasBeingRead } = await showAtOnce(client);
      const send = () =>
        call('moveApplication', {
          params: { id: held.id },
          body: { from: held.from, to: held.to, version: held.version, ...extras },
          idempotencyKey: held.key,
        });
      const waiting = () => notices.waiting(card, held.key);
      let moved: CardForReader;
      try {
        moved = await sendInLine(send, sending ?? { signal: new AbortController().signal, onWaiting: waiting });
      } catch (error) {
        const givenUp = error instanceof GivenUp;
        if (givenUp) letGoUnsent(held);
        else letGo(held);
        if (before) changeBoard(client, () => withMovesOnTheirWay(before));
        resyncAfterLast(client);
        // A dialog tells it by itself, with what can be done about it.
        if (!givenUp && sending === undefined) void notices.refused(error, card, held.to);
        throw error;
      }
      letGo(held);
      noteOwnAct(card.version, moved);
      acceptCard(client, moved);
      changeBoard(client, withMovesOnTheirWay);
      // A board that is being read may have been written before the move.
      if (wasBeingRead || isBoardBeingRead(client)) resyncAfterLast(client);
      notices.moved(card, moved);
      return moved;
    };

    const move: Moves['move'] = async (card, to, extras = {}, sending) => {
      const { id } = card;
      const version = versionSeen(card);
      const same = JSON.stringify([id, version, to, extras]);
      // Given up without an answer and made again it is the same move.
      const key = unanswered.current.get(same) ?? randomId();
      unanswered.current.set(same, key);
      const kept = sending ? {} : { keptFor: userId };
      const held: HeldMove = { key, id, from: card.status, to, version, at: new Date().toISOString(), ...kept };
      try {
        const moved = await make(held, card, extras, sending);
        unanswered.current.delete(same);
        return moved;
      } catch (error) {
        if (!(error instanceof GivenUp)) unanswered.current.delete(same);
        throw error;
      }
    };
    const resume: Moves['resume'] = (held, card) => make(held, { ...card, status: held.from }, {});
    return { move, resume };
  }, [client, notices, userId]);
}

const isBoardBeingRead = (client: QueryClient): boolean => client.isFetching({ queryKey: BOARD }) > 0;

/** The board with what is on its way. One that was read before the move would put the card back, so it is not awaited. */
async function showAtOnce(client: QueryClient): Promise<{ before: Board | undefined; wasBeingRead: boolean }> {
  const wasBeingRead = isBoardBeingRead(client);
  await client.cancelQueries({ queryKey: BOARD });
  const before = presentBoard(client);
  changeBoard(client, withMovesOnTheirWay);
  return { before, wasBeingRead };
}

/** While other moves are on their way a fresh board would show their cards where they no longer stand. */
function resyncAfterLast(client: QueryClient): void {
  if (!areMovesOnTheirWay()) resyncBoard(client);
}
