/**
 * What was typed and not sent yet. A form counts from its first input until it is sent, closed or left; so no form has to
 * say anything, and none can be forgotten.
 */
const typedInto = new Set<Element>();
const unsent = new Set<() => boolean>();

/** Something beside what is typed that leaving the page may lose. Returns how to stop counting it. */
export function countAsUnsent(waits: () => boolean): () => void {
  unsent.add(waits);
  return () => void unsent.delete(waits);
}

/** Follows all forms of the page. Called once, at start. */
export function watchInput(): void {
  addEventListener('input', ({ target }) => {
    const form = target instanceof Element ? target.closest('[data-form], form') : null;
    if (form) typedInto.add(form);
  });
  addEventListener('beforeunload', (event) => {
    if (hasUnsavedInput()) event.preventDefault();
  });
}

/** Whether anything typed or waiting to be sent would be lost by leaving the page now. */
export function hasUnsavedInput(): boolean {
  for (const form of typedInto) if (!form.isConnected) typedInto.delete(form);
  return typedInto.size > 0 || [...unsent].some((waits) => waits());
}
