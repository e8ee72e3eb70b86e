import { useEffect, type RefObject } from 'react';

/** Takes the focus where it was in what stood here before: its keys go on. */
export function useFocusKept(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost) part.current?.focus({ preventScroll: true });
  }, [part]);
}
