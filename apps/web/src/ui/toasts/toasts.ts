/** Short notices at the edge of the screen, with a way back where there is one. Any module may show one. */
import type { ReactNode } from 'react';

export interface Toast {
  id: number;
  text: string;
  tone: 'done' | 'failed';
  /** Of the failure, in small print; where it is more than text, something may be written in it. */
  note?: ReactNode;
  action?: { label: string; run: () => void };
  /** How long it stays; what failed stays until it is dismissed. */
  forMs?: number;
}

const listeners = new Set<() => void>();
let shown: readonly Toast[] = [];
let lastId = 0;

const set = (next: readonly Toast[]) => {
  shown = next;
  listeners.forEach((listener) => listener());
};

const MOST = 4;

/** Shows a notice and returns its id. At most four stand at once; the oldest in which nothing is written makes room. */
export function showToast(toast: Omit<Toast, 'id'>): number {
  lastId += 1;
  const leaving =
    shown.length < MOST
      ? undefined
      : (shown.find(({ note }) => note === undefined || typeof note === 'string') ?? shown[0]);
  set([...shown.filter((one) => one !== leaving), { ...toast, id: lastId }]);
  return lastId;
}

export const dismissToast = (id: number): void => set(shown.filter((toast) => toast.id !== id));
/** Notices name people; none outlives the frame it stood in. */
export const dismissAllToasts = (): void => set([]);
export const currentToasts = (): readonly Toast[] => shown;

export function onToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
