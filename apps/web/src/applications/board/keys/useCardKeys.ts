import { useLayoutEffect } from 'react';
import type { Card } from '@portal/contract/applications/card.ts';
import { isChoosing } from '../choosing/chosen.ts';
import { isTyping, stepFrom, stepOfKey } from './boardKeys.ts';

/** Cards as they stand beside and below each other: the columns of a board, or a list as one of them. */
interface Shown {
  columns: readonly (readonly number[])[];
  find(id: number): Card | undefined;
}

interface Does {
  focus(id: number): void;
  showMenu(card: Card): void;
  assign(card: Card): void;
  tag(card: Card): void;
  /** Where cards are chosen by keys; a list has boxes. */
  choose?(id: number): void;
}

/**
 * The keys of cards, while nothing is typed and no dialog is open. Enter is the card's own link. They are heard from the
 * moment the cards are seen on.
 */
export function useCardKeys(shown: Shown | undefined, does: Does): void {
  useLayoutEffect(() => {
    if (!shown) return undefined;
    const listen = (event: KeyboardEvent) => {
      if (isTyping(event) || document.querySelector('[role="dialog"], [role="menu"]')) return;
      const id = idAt(event.target);
      const card = id === undefined ? undefined : shown.find(id);
      if (id === undefined) return;
      const step = stepOfKey(event.key);
      if (step) {
        event.preventDefault();
        const to = stepFrom(shown.columns, id, step);
        if (to !== undefined) does.focus(to);
      } else if (card && event.key.toLowerCase() === 'm') {
        event.preventDefault();
        does.showMenu(card);
      } else if (card && event.key.toLowerCase() === 'a') {
        event.preventDefault();
        does.assign(card);
      } else if (card && does.choose && (event.key.toLowerCase() === 'x' || (event.key === ' ' && isChoosing()))) {
        event.preventDefault();
        does.choose(id);
      } else if (card && event.key.toLowerCase() === 't') {
        event.preventDefault();
        does.tag(card);
      }
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [shown, does]);
}

function idAt(target: EventTarget | null): number | undefined {
  if (!(target instanceof Element)) return undefined;
  const link = target.closest('tr, li')?.querySelector<HTMLElement>('[data-card-link]');
  const id = target.closest<HTMLElement>('[data-card]')?.dataset.card ?? link?.dataset.cardLink;
  return id === undefined ? undefined : Number(id);
}

/** `?` lists the keys, wherever the focus is. */
export function useHelpKey(showKeys: () => void): void {
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== '?' || isTyping(event) || document.querySelector('[role="dialog"], [role="menu"]')) return;
      event.preventDefault();
      showKeys();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [showKeys]);
}
