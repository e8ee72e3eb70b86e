/** A form of many fields takes React some frames to draw. */
const MOST_FRAMES = 20;

/** Puts the focus on what is found, once it is there. */
export function focusWhenThere(find: () => HTMLElement | null, frames = MOST_FRAMES): void {
  requestAnimationFrame(() => {
    const found = find();
    if (found) found.focus();
    else if (frames > 1) focusWhenThere(find, frames - 1);
  });
}
