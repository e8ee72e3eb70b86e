import { useEffect } from 'react';
import type { Card } from '@portal/contract/applications/card.ts';
import { isTyping, stepFrom, stepOfKey } from './boardKeys.ts';
import { findCard, type Board } from '../boardState.ts';

interface Does {
  focus(id: number): void;
  showMoves(card: Card): void;
  assign(card: Card): void;
  showKeys(): void;
}

/** The board's keys, while nothing is typed and no dialog is open. Enter is the card's own link. */
export function useBoardKeys(board: Board | undefined, currentId: number | undefined, does: Does): void {
  useEffect(() => {
    if (!board) return undefined;
    const listen = (event: KeyboardEvent) => {
      if (isTyping(event) || document.querySelector('[role="dialog"], [role="menu"]')) return;
      if (event.key === '?') {
        event.preventDefault();
        does.showKeys();
        return;
      }
      const id = idAt(event.target);
      if (id === undefined || id !== currentId) return;
      const card = findCard(board, id);
      const step = stepOfKey(event.key);
      if (step) {
        event.preventDefault();
        const to = stepFrom(
          board.columns.map(({ data }) => data.map((one) => one.id)),
          id,
          step,
        );
        if (to !== undefined) does.focus(to);
      } else if (card && event.key.toLowerCase() === 'm') {
        event.preventDefault();
        does.showMoves(card);
      } else if (card && event.key.toLowerCase() === 'a') {
        event.preventDefault();
        does.assign(card);
      }
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [board, currentId, does]);
}

function idAt(target: EventTarget | null): number | undefined {
  const card = target instanceof Element ? target.closest<HTMLElement>('[data-card]') : null;
  return card ? Number(card.dataset.card) : undefined;
}
