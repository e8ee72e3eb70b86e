/** How a document is looked at, and what keys do. */
import type { KeyboardEvent } from 'react';

export interface Look {
  /** 1 = as large as fits. */
  zoom: number;
  /** Quarters to the right. */
  turns: number;
  page: number;
  /** How many there are, 0 until it is known; a picture has one. */
  pages: number;
}

export const FITTING: Look = { zoom: 1, turns: 0, page: 1, pages: 0 };

const STEP = 1.25;
const LEAST = 0.5;
const MOST = 8;

const within = (zoom: number): number => Math.min(MOST, Math.max(LEAST, zoom));
export const zoomedBy = (look: Look, factor: number): Look => ({ ...look, zoom: within(look.zoom * factor) });
export const zoomed = (look: Look, steps: number): Look => zoomedBy(look, STEP ** steps);
export const turned = (look: Look): Look => ({ ...look, turns: (look.turns + 1) % 4 });
export const liesOnItsSide = ({ turns }: Look): boolean => turns % 2 === 1;

const KEYS = {
  j: 'next',
  k: 'previous',
  '+': 'closer',
  '=': 'closer',
  '-': 'away',
  '0': 'fit',
  r: 'turn',
  pagedown: 'nextPage',
  pageup: 'previousPage',
} as const;

export type ViewerAct = (typeof KEYS)[keyof typeof KEYS];

/** What a key does in the viewer; with Ctrl, Alt or Cmd it is the browser's. */
export function actOfKey({
  key,
  ctrlKey,
  metaKey,
  altKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>): ViewerAct | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  const name = key.toLowerCase();
  return Object.hasOwn(KEYS, name) ? KEYS[name as keyof typeof KEYS] : undefined;
}
