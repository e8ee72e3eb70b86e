import { createContext, use } from 'react';
import type { Card } from '@portal/contract/applications/card.ts';
import type { BoardStage } from '@portal/domain/applications/stages.ts';

/** What a card asks its board to do. The value never changes, so that cards are not drawn again for it. */
export interface BoardActions {
  open(card: Card): void;
  /** `beside` = what the menu stands beside and returns the focus to; the card's own button by default. */
  showMoves(card: Card, beside?: HTMLElement): void;
  move(card: Card, to: BoardStage): void;
  assign(card: Card): void;
  focus(id: number): void;
}

export const BoardActionsContext = createContext<BoardActions | null>(null);

export function useBoardActions(): BoardActions {
  const actions = use(BoardActionsContext);
  if (!actions) throw new Error('A card stands outside its board');
  return actions;
}
