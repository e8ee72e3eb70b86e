import type { BoardStage } from '@portal/domain/applications/stages.ts';

const TRIES = 20;

/**
 * Puts the focus on a card, waiting some frames for it to be drawn; with `stage`, once it stands in that column, since
 * a card that moves is drawn anew. Where it does not come (a phone shows one stage), the column shown gets the focus.
 */
export function focusCard(id: number, stage?: BoardStage, tries = TRIES): void {
  const column = stage === undefined ? '' : `[data-stage="${stage}"] `;
  const link = document.querySelector<HTMLElement>(`${column}[data-card-link="${id}"]`);
  link?.focus({ preventScroll: true });
  // One that is there and cannot have it yet lies under what is just being closed.
  if (link && document.activeElement === link) return;
  if (tries > 0) requestAnimationFrame(() => focusCard(id, stage, tries - 1));
  else if (document.activeElement === document.body) document.querySelector<HTMLElement>('[data-stage]')?.focus();
}

/** Puts the focus on the open card, where one is open. */
export const focusDrawer = (): void =>
  document.querySelector<HTMLElement>('[data-card-drawer]')?.focus({ preventScroll: true });

/** Whether somebody works in the open detail of that card, or in a dialog over it. */
export const isAtDrawer = (id: number): boolean => {
  const at = document.activeElement;
  if (at?.closest('[data-card-drawer]')) return true;
  return document.querySelector(`[data-card-drawer="${id}"]`) !== null && !at?.closest('[data-card]');
};

/** When what had the focus is gone and nothing took it: to the open card, else to the card on the board. */
export function focusAgain(id: number | undefined): void {
  if (document.activeElement !== document.body) return;
  focusDrawer();
  if (document.activeElement === document.body && id !== undefined) focusCard(id);
}
