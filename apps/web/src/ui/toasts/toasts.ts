/** Short notices at the edge of the screen, with a way back where there is one. Any module may show one. */
import type { ReactNode } from 'react';

export interface Toast {
  id: number;
  text: string;
  tone: 'done' | 'failed' | 'waiting';
  /** What it is about: the newer notice about the same takes the place of the older, which it would contradict. */
  subject?: string | undefined;
  /** Of the failure, in small print. */
  note?: ReactNode;
  /** Something may be written in its note: it makes room for others last. */
  isWritten?: boolean;
  action?: { label: string; run: () => void };
  /** How long it stays; what failed stays until it is dismissed. */
  forMs?: number;
}

const listeners = new Set<() => void>();
let shown: readonly Toast[] = [];
let lastId = 0;
/** Of the dialogs that are open, the one in front last. */
let places: readonly HTMLElement[] = [];

const tell = () => listeners.forEach((listener) => listener());
const set = (next: readonly Toast[]) => {
  shown = next;
  tell();
};

const MOST = 4;

/** Tells that something was done, and no more: of such only the newest stands, so that a phone's screen is not full of them. */
const isPlain = ({ tone, note, action }: Omit<Toast, 'id'>): boolean => tone === 'done' && !note && !action;

/** Shows a notice and returns its id. At most four stand at once; the oldest in which nothing is written makes room. */
export function showToast(toast: Omit<Toast, 'id'>): number {
  lastId += 1;
  const others = shown.filter(
    (one) => (one.subject === undefined || one.subject !== toast.subject) && !(isPlain(one) && isPlain(toast)),
  );
  const leaving = others.length < MOST ? undefined : (others.find(({ isWritten }) => !isWritten) ?? others[0]);
  set([...others.filter((one) => one !== leaving), { ...toast, id: lastId }]);
  return lastId;
}

export const dismissToast = (id: number): void => set(shown.filter((toast) => toast.id !== id));
/** Notices name people; none outlives the frame it stood in. */
export const dismissAllToasts = (): void => set([]);
export const currentToasts = (): readonly Toast[] => shown;

/** Notices stand in that element as long as it is there: given as its `ref`. */
export function takeToastPlace(place: HTMLElement | null): (() => void) | undefined {
  if (place === null) return undefined;
  places = [...places, place];
  tell();
  return () => {
    places = places.filter((one) => one !== place);
    tell();
  };
}
export const currentToastPlace = (): HTMLElement | undefined => places.at(-1);

export function onToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
