import { useLayoutEffect, useRef, type RefObject } from 'react';

const FIELD = ':is(input:not([type=hidden], [type=file]), select, textarea):not(:disabled)';

/**
 * Where the focus goes as a dialog opens: what asks for it (`data-autofocus`), else the first field, else the button that
 * changes nothing of an act that cannot be taken back (`data-harmless`), else the title; never the cross. A field that
 * comes later, with what it offers, takes the focus from the title.
 */
export function useFirstFocus(): RefObject<HTMLDivElement | null> {
  const inside = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const part = inside.current;
    const title = part?.closest('[role=dialog]')?.querySelector<HTMLElement>('[data-dialog-title]');
    if (!part || part.querySelector('[data-autofocus]')) return undefined;
    const first = firstField(part) ?? part.querySelector<HTMLElement>('[data-harmless]') ?? title;
    // The library's own trap looks for it, once it is there.
    first?.setAttribute('data-autofocus', '');
    if (first !== title) return undefined;

    const watch = new MutationObserver(() => {
      const field = firstField(part);
      if (!field) return;
      watch.disconnect();
      if (document.activeElement === title) field.focus({ preventScroll: true });
    });
    watch.observe(part, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, []);
  return inside;
}

function firstField(part: HTMLElement): HTMLElement | null {
  const field = part.querySelector<HTMLInputElement>(FIELD);
  if (field?.type !== 'radio') return field;
  // Of several that exclude each other the chosen one stands for all.
  return part.querySelector<HTMLElement>(`input[type=radio][name="${CSS.escape(field.name)}"]:checked`) ?? field;
}
