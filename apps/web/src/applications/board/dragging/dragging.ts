import { useSyncExternalStore } from 'react';
import type { Card } from '@portal/contract/applications/card.ts';

/** The card in the hand, for the columns to light up or fade. At most one is dragged at a time. */
let dragged: Card | null = null;
const listeners = new Set<() => void>();

/** Told with the next frame: to take a card up and to light all columns within one holds a slow processor too long. */
export function setDragged(card: Card | null): void {
  dragged = card;
  requestAnimationFrame(() => listeners.forEach((tell) => tell()));
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useDragged = (): Card | null => useSyncExternalStore(subscribe, () => dragged);

/** What a dragged card brings to the column it is dropped on: itself, as it was when it was taken up. */
export const handed = (card: Card) => ({ card });
export const cardIn = (data: Record<string, unknown>): Card => data['card'] as Card;
