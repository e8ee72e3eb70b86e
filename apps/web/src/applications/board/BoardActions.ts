import { createContext, use } from 'react';
import type { Card } from '@portal/contract/applications/card.ts';
import type { BoardStage } from '@portal/domain/applications/stages.ts';
import type { Begun } from '../cardMenu.ts';

/** What a card asks its board to do. The value never changes, so that cards are not drawn again for it. */
export interface BoardActions {
  open(card: Card): void;
  /** `beside` = what the menu stands beside and returns the focus to; the card's own button by default. */
  showMenu(card: Card, beside?: HTMLElement): void;
  move(card: Card, to: BoardStage): void;
  assign(card: Card): void;
  tag(card: Card): void;
  /** Opens the dialog of an act, or what it edits. */
  begin(begun: Begun): void;
  focus(id: number): void;
}

export const BoardActionsContext = createContext<BoardActions | null>(null);

export function useBoardActions(): BoardActions {
  const actions = use(BoardActionsContext);
  if (!actions) throw new Error('A card stands outside its board');
  return actions;
}
