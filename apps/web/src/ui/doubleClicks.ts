const PRESSED = 'a, button, input, label, summary, [role]';

/**
 * Whoever double-clicks a button presses it once or twice, and nothing else: where the first click moved or took away what
 * was there, what slid into its place was not meant, be it a link below, the next row of a list, or a card beneath a closed
 * dialog.
 */
export function watchDoubleClicks(): void {
  let first: Element | null = null;
  const watch = (event: MouseEvent) => {
    const pressed = pressedBy(event);
    // Browsers count clicks that follow each other at one place; 0 is the keyboard.
    if (event.detail <= 1) {
      first = pressed;
    } else if (pressed !== first) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  document.addEventListener('click', watch, { capture: true });
}

/** A label presses its field, by a click of its own. */
function pressedBy({ target }: MouseEvent): Element | null {
  const pressed = target instanceof Element ? target.closest(PRESSED) : null;
  return pressed instanceof HTMLLabelElement ? (pressed.control ?? pressed) : pressed;
}
