import { useEffect, type RefObject } from 'react';

/**
 * Scrolls the element along an axis while a card is held at its edge. Its code comes when a mouse first enters, well
 * before anything is dragged, so that showing the board does not wait for it and a phone never loads it.
 */
export function useAutoScroll(element: RefObject<HTMLElement | null>, axis: 'horizontal' | 'vertical'): void {
  useEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    let stop: (() => void) | undefined;
    let over = false;
    const start = async () => {
      const { autoScrollForElements } = await import('@atlaskit/pragmatic-drag-and-drop-auto-scroll/element');
      if (!over) stop = autoScrollForElements({ element: target, getAllowedAxis: () => axis });
    };
    // What does not load now is asked for again with the next screen; cards can be dragged without it.
    const begin = () => void start().catch(() => undefined);
    target.addEventListener('pointerenter', begin, { once: true });
    return () => {
      over = true;
      target.removeEventListener('pointerenter', begin);
      stop?.();
    };
  }, [element, axis]);
}
