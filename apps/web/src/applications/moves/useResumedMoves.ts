import { useEffect, useRef } from 'react';
import { useActor } from '../../platform/session/actor.ts';
import { call } from '../../platform/network/api.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { ApiRefusal } from '../../platform/network/refusals.ts';
import { showToast } from '../../ui/toasts/toasts.ts';
import { findCard, type Board } from '../board/boardState.ts';
import { letGo, movesToResume } from './pendingMoves.ts';
import type { Moves } from './useMoveApplication.ts';

/** Sends what the user moved without a connection before the page was loaded, once there is a board to show it on. */
export function useResumedMoves(board: Board | undefined, resume: Moves['resume']): void {
  const t = useText('applications');
  const { userId } = useActor();
  const resumedFor = useRef<number>(undefined);

  useEffect(() => {
    if (!board || resumedFor.current === userId) return;
    resumedFor.current = userId;
    const resumeAll = async () => {
      for (const held of movesToResume(userId)) {
        try {
          const card = findCard(board, held.id) ?? (await call('getApplication', { params: { id: held.id } }));
          // What is refused is told and taken back by the move itself; the next ones need not wait for its answer.
          resume(held, card).catch(() => undefined);
        } catch (error) {
          // Without a connection it stays kept for the next time.
          if (!(error instanceof ApiRefusal)) return;
          letGo(held);
          showToast({ tone: 'failed', text: t('move.heldGone') });
        }
      }
    };
    void resumeAll();
  }, [board, resume, t, userId]);
}
