import type { Writing } from '../boardAddress.ts';

/** When what had the focus is gone and nothing took it, the notes or references take it. */
export function focusNotes(kind: Writing): void {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>(`[data-notes="${kind}"]`)?.focus({ preventScroll: true });
}
