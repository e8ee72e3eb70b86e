const APART_PX = 6;
const EDGE_PX = 8;

/** Below what it explains, or above where there is no room, and never beyond the window. */
export function placeTip(tip: HTMLElement, owner: HTMLElement): void {
  const of = owner.getBoundingClientRect();
  const { width, height } = tip.getBoundingClientRect();
  const below = of.bottom + APART_PX;
  const fits = below + height + EDGE_PX <= window.innerHeight;
  const left = of.left + of.width / 2 - width / 2;
  tip.style.top = `${fits ? below : Math.max(EDGE_PX, of.top - APART_PX - height)}px`;
  tip.style.left = `${Math.max(EDGE_PX, Math.min(left, window.innerWidth - width - EDGE_PX))}px`;
}
