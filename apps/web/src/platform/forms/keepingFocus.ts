/**
 * Sends, and the focus stays: a button that waits is closed, and the focus falls from it. Afterwards it has the focus again, unless
 * something else took it or it is gone.
 */
export async function keepingFocus(send: () => Promise<unknown>): Promise<void> {
  const had = document.activeElement;
  try {
    await send();
  } finally {
    // The button is open again with the next picture.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body && had instanceof HTMLElement) had.focus({ preventScroll: true });
    });
  }
}
