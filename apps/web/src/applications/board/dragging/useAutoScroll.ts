import { useEffect, type RefObject } from 'react';
import { attachLate } from '../../../platform/dragging/attachLate.ts';

/**
 * Scrolls the element along an axis while a card is held at its edge. Its code comes when a mouse first enters, well
 * before anything is dragged, so that showing the board does not wait for it and a phone never loads it.
 */
export function useAutoScroll(element: RefObject<HTMLElement | null>, axis: 'horizontal' | 'vertical'): void {
  useEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    let stop: (() => void) | undefined;
    const begin = () => {
      stop = attachLate(async () => {
        const { autoScrollForElements } = await import('@atlaskit/pragmatic-drag-and-drop-auto-scroll/element');
        return autoScrollForElements({ element: target, getAllowedAxis: () => axis });
      });
    };
    target.addEventListener('pointerenter', begin, { once: true });
    return () => {
      target.removeEventListener('pointerenter', begin);
      stop?.();
    };
  }, [element, axis]);
}
