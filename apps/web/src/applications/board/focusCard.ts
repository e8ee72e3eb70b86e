const TRIES = 20;

/** Puts the focus on a card, waiting a few frames for it to be drawn. Returns at once; a card that never comes gets none. */
export function focusCard(id: number, tries = TRIES): void {
  const link = document.querySelector<HTMLElement>(`[data-card-link="${id}"]`);
  if (link) link.focus({ preventScroll: true });
  else if (tries > 0) requestAnimationFrame(() => focusCard(id, tries - 1));
}
