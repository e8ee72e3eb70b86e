import type { BoardStage } from '@portal/domain/applications/stages.ts';

const TRIES = 20;

/**
 * Puts the focus on a card, waiting some frames for it to be drawn; with `stage`, once it stands in that column, since
 * a card that moves is drawn anew. Where it does not come (a phone shows one stage), the column shown gets the focus.
 */
export function focusCard(id: number, stage?: BoardStage, tries = TRIES): void {
  const column = stage === undefined ? '' : `[data-stage="${stage}"] `;
  const link = document.querySelector<HTMLElement>(`${column}[data-card-link="${id}"]`);
  if (link) link.focus({ preventScroll: true });
  else if (tries > 0) requestAnimationFrame(() => focusCard(id, stage, tries - 1));
  else if (document.activeElement === document.body) document.querySelector<HTMLElement>('[data-stage]')?.focus();
}
