import { useInsertionEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Card } from '@portal/contract/applications/card.ts';
import type { Section } from '@portal/domain/applications/form.ts';
import { opensDialog } from '@portal/domain/applications/moves.ts';
import { useThisList } from '../../platform/lists/wayBack.ts';
import { useActor } from '../../platform/session/actor.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { showToast } from '../../ui/toasts/toasts.ts';
import { CAME_BACK, type Tab, type Writing } from '../boardAddress.ts';
import type { OpenDialog } from '../cardMenu.ts';
import { useMoveApplication, type Moves } from '../moves/useMoveApplication.ts';
import type { BoardActions } from './BoardActions.ts';
import { assignmentOffer, forReader, whyNotDo, whyNotEnter } from './cardFacts.ts';
import { focusCard, focusDrawer, isAtDrawer } from './keys/focusCard.ts';
import { cardSubject } from '../cardSubject.ts';
import { fullName } from '../fullName.ts';
import { useObstacleText } from './moveMenu/useObstacleText.ts';

export interface OpenMenu {
  card: Card;
  anchor: HTMLElement | null;
}

interface Sets {
  openCard: (id: number, at?: string) => void;
  editSection: (id: number, section: Section) => void;
  write: (id: number, what: Writing) => void;
  showTabOf: (id: number, tab: Tab, history?: string) => void;
  setDialog: (dialog: OpenDialog) => void;
  setMenu: (menu: OpenMenu) => void;
  setFocused: (id: number) => void;
}

/** Several reasons may have kept it. */
const READ_MS = 20_000;

const menuButton = (id: number): HTMLElement | null => document.querySelector(`[data-card-menu="${id}"]`);

/** What cards ask of the board, and the one way of moving that menu, drag and dialog share. */
export function useActionsOnBoard({ openCard, editSection, write, showTabOf, setDialog, setMenu, setFocused }: Sets) {
  const t = useText('applications');
  const stages = useText('stages');
  const actor = useActor();
  const { move: moveApplication, resume } = useMoveApplication();
  const obstacleText = useObstacleText();
  const navigate = useNavigate();
  const { list } = useThisList();

  const move: Moves['move'] = (card, to, ...rest) => {
    const answer = moveApplication(card, to, ...rest);
    setFocused(card.id);
    // Who moves it from the open detail stays there.
    if (!isAtDrawer(card.id)) focusCard(card.id, to);
    return answer;
  };
  /** Who presses a key is told why nothing opens; a button stands only where it does. */
  const tellWhyNot = (card: Card, act: 'assign' | 'tag') => {
    const why = whyNotDo(actor, card, act).map(obstacleText).join(' ');
    if (why !== '') showToast({ tone: 'failed', text: why, subject: cardSubject(card.id), forMs: READ_MS });
  };
  const actions: BoardActions = {
    open: (card) => {
      openCard(card.id, card.answeredCorrections > 0 ? CAME_BACK : undefined);
      // Open already, it shows another card or the same.
      focusDrawer();
    },
    assign: (card) => {
      if (assignmentOffer(actor, card)) setDialog({ row: 'assign', card });
      else tellWhyNot(card, 'assign');
    },
    tag: (card) => {
      if (forReader(actor, card).may.tag) setDialog({ row: 'tag', card });
      else tellWhyNot(card, 'tag');
    },
    begin: (begun) => {
      if ('edit' in begun) editSection(begun.card.id, begun.edit);
      else if ('write' in begun) write(begun.card.id, begun.write);
      else if ('place' in begun) void navigate(begun.place, { state: { list } });
      else if ('tab' in begun) {
        showTabOf(begun.card.id, begun.tab, begun.history);
        focusDrawer();
      } else setDialog(begun);
    },
    focus: (id) => {
      setFocused(id);
      focusCard(id);
    },
    showMenu: (card, beside) => setMenu({ card, anchor: beside ?? menuButton(card.id) }),
    move: (card, to) => {
      const obstacles = whyNotEnter(actor, card, to);
      if (obstacles.length > 0) {
        const stays = t('move.refused', { name: fullName(card), stage: stages(card.status) });
        const text = [stays, ...obstacles.map(obstacleText)].join(' ');
        showToast({ tone: 'failed', text, subject: cardSubject(card.id), forMs: READ_MS });
      } else if (opensDialog(card.status, to)) setDialog({ move: to, card });
      // What is refused is told and taken back by the move itself.
      else move(card, to).catch(() => undefined);
    },
  };
  return { actions: useSteady(actions), move, resume };
}

/** The same functions with each drawing, of which each does what the latest would: whoever has them from the board is not drawn anew with it. */
function useSteady<Functions extends { [Name in keyof Functions]: (...given: never[]) => void }>(
  functions: Functions,
): Functions {
  const latest = useRef(functions);
  useInsertionEffect(() => {
    latest.current = functions;
  });
  const [steady] = useState(
    () =>
      Object.fromEntries(
        Object.keys(functions).map((name) => [
          name,
          (...given: never[]) => latest.current[name as keyof Functions](...given),
        ]),
      ) as unknown as Functions,
  );
  return steady;
}
