import { useEffectEvent, useLayoutEffect } from 'react';
import type { Card } from '@portal/contract/applications/card.ts';
import { isChoosing } from '../choosing/chosen.ts';
import { isTyping, stepFrom, stepOfKey } from './boardKeys.ts';
import { useLetters } from './useLetters.ts';

/** Cards as they stand beside and below each other: the columns of a board, or a list as one of them. */
interface Shown {
  columns(): readonly (readonly number[])[];
  find(id: number): Card | undefined;
}

interface Does {
  focus(id: number): void;
  showMenu(card: Card): void;
  assign(card: Card): void;
  tag(card: Card): void;
  begin(begun: { card: Card; tab: 'history' }): void;
  /** Where cards are chosen by keys; a list has boxes. */
  choose?(id: number): void;
}

const LETTERS: Readonly<Record<string, (card: Card, does: Does) => void>> = {
  m: (card, does) => does.showMenu(card),
  a: (card, does) => does.assign(card),
  t: (card, does) => does.tag(card),
  h: (card, does) => does.begin({ card, tab: 'history' }),
  x: (card, does) => does.choose?.(card.id),
};

/** The keys of cards. Enter is the card's own link. */
export function useCardKeys(shown: Shown | undefined, does: Does): void {
  useKeys((event, letters) => {
    if (!shown) return;
    const step = stepOfKey(event.key);
    if (step) {
      const from = idAt(event.target);
      if (from === undefined) return;
      event.preventDefault();
      const to = stepFrom(shown.columns(), from, step);
      if (to !== undefined) does.focus(to);
      return;
    }
    const letter = letters ? event.key.toLowerCase() : '';
    const act = LETTERS[event.key === ' ' && isChoosing() ? 'x' : letter];
    const id = act && idMeant(event.target);
    const card = id === undefined ? undefined : shown.find(id);
    if (!act || !card) return;
    event.preventDefault();
    act(card, does);
  });
}

/** `?` lists the keys, wherever the focus is. */
export function useHelpKey(showKeys: () => void): void {
  useKeys((event, letters) => {
    if (!letters || event.key !== '?') return;
    event.preventDefault();
    showKeys();
  });
}

const OVER_CARDS = '[role="dialog"], [role="menu"]';

/**
 * Hears keys, and whether letters among them act, while nothing is typed and no dialog is open; from the moment on that the
 * cards are seen.
 */
function useKeys(act: (event: KeyboardEvent, letters: boolean) => void): void {
  const [letters] = useLetters();
  const heard = useEffectEvent((event: KeyboardEvent) => {
    if (!isTyping(event) && !document.querySelector(OVER_CARDS)) act(event, letters);
  });
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => heard(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/**
 * The card that a letter is meant for: whoever goes by keys sees which one has the focus; for all others it is the one under
 * the pointer, and none while cards pass under it. Within an open card letters are its own.
 */
function idMeant(target: EventTarget | null): number | undefined {
  const focused = idAt(target);
  if (target instanceof Element && target.matches(':focus-visible, [data-card-drawer] *')) return focused;
  const under = document.querySelector('[data-card]:hover, tr:hover, [data-scrolling]:hover');
  return under ? idAt(under) : focused;
}

function idAt(target: EventTarget | null): number | undefined {
  if (!(target instanceof Element)) return undefined;
  const link = target.closest('tr, li')?.querySelector<HTMLElement>('[data-card-link]');
  const id = target.closest<HTMLElement>('[data-card]')?.dataset.card ?? link?.dataset.cardLink;
  return id === undefined ? undefined : Number(id);
}
