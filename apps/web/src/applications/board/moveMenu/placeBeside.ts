const MARGIN_PX = 8;

/** Puts a floating element below its anchor, or above where there is no room, and within the window. */
export function placeBeside(element: HTMLElement, anchor: HTMLElement): void {
  const around = anchor.getBoundingClientRect();
  const { width, height } = element.getBoundingClientRect();
  const below = around.bottom + height + MARGIN_PX <= window.innerHeight;
  const top = below ? around.bottom : Math.max(MARGIN_PX, around.top - height);
  const left = Math.min(around.right - width, window.innerWidth - width - MARGIN_PX);
  element.style.top = `${top}px`;
  element.style.left = `${Math.max(MARGIN_PX, left)}px`;
}
