import { useMemo } from 'react';
import type { Card } from '@portal/contract/applications/card.ts';
import { opensDialog } from '@portal/domain/applications/moves.ts';
import { useActor } from '../../platform/session/actor.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { showToast } from '../../ui/toasts/toasts.ts';
import type { OpenDialog } from '../cardMenu.ts';
import { useMoveApplication, type Moves } from '../moves/useMoveApplication.ts';
import type { BoardActions } from './BoardActions.ts';
import { assignmentOffer, whyNotEnter } from './cardFacts.ts';
import { focusCard } from './keys/focusCard.ts';
import { fullName } from '../fullName.ts';
import { useObstacleText } from './moveMenu/useObstacleText.ts';

export interface OpenMenu {
  card: Card;
  anchor: HTMLElement | null;
}

interface Sets {
  openCard: (id: number) => void;
  setDialog: (dialog: OpenDialog) => void;
  setMenu: (menu: OpenMenu) => void;
  setFocused: (id: number) => void;
}

const menuButton = (id: number): HTMLElement | null => document.querySelector(`[data-card-menu="${id}"]`);

/** What cards ask of the board, and the one way of moving that menu, drag and dialog share. */
export function useActionsOnBoard({ openCard, setDialog, setMenu, setFocused }: Sets) {
  const t = useText('applications');
  const stages = useText('stages');
  const actor = useActor();
  const { move: moveApplication, resume } = useMoveApplication();
  const obstacleText = useObstacleText();

  return useMemo(() => {
    const move: Moves['move'] = (card, to, ...rest) => {
      const answer = moveApplication(card, to, ...rest);
      setFocused(card.id);
      // Who moves it from the open detail stays there.
      if (!document.activeElement?.closest('aside')) focusCard(card.id, to);
      return answer;
    };
    const actions: BoardActions = {
      open: (card) => openCard(card.id),
      assign: (card) => {
        if (assignmentOffer(actor, card)) setDialog({ row: 'assign', card });
      },
      focus: (id) => {
        setFocused(id);
        focusCard(id);
      },
      showMoves: (card, beside) => setMenu({ card, anchor: beside ?? menuButton(card.id) }),
      move: (card, to) => {
        const obstacles = whyNotEnter(actor, card, to);
        if (obstacles.length > 0) {
          const stays = t('move.refused', { name: fullName(card), stage: stages(card.status) });
          showToast({ tone: 'failed', text: [stays, ...obstacles.map(obstacleText)].join(' ') });
        } else if (opensDialog(card.status, to)) setDialog({ move: to, card });
        // What is refused is told and taken back by the move itself.
        else move(card, to).catch(() => undefined);
      },
    };
    return { actions, move, resume };
  }, [actor, moveApplication, obstacleText, openCard, resume, setDialog, setFocused, setMenu, stages, t]);
}
