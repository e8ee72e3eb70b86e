import { useEffect, useRef, useState, type RefObject } from 'react';
import { attachDragging } from './attachLate.ts';

/** Right before or right after another. */
export interface DropPlace {
  beside: string;
  side: 'before' | 'after';
}

interface Dropping {
  row: RefObject<HTMLElement | null>;
  handle: RefObject<HTMLElement | null>;
  id: string;
  /** Rows of one kind alone are dropped upon each other. */
  kind: string;
  onDrop: (moved: string, place: DropPlace) => void;
}

/** Lets a row be dragged by its handle, and be dropped upon: above the middle before it, below it after it. */
export function useDropPlace({ row, handle, id, kind, onDrop }: Dropping): DropPlace['side'] | undefined {
  const [over, setOver] = useState<DropPlace['side']>();
  const drop = useRef(onDrop);
  useEffect(() => {
    drop.current = onDrop;
  });
  useEffect(() => {
    const [element, dragHandle] = [row.current, handle.current];
    if (!element || !dragHandle) return undefined;
    const sideAt = (clientY: number): DropPlace['side'] => {
      const { top, height } = element.getBoundingClientRect();
      return clientY < top + height / 2 ? 'before' : 'after';
    };
    return attachDragging(({ draggable, dropTargetForElements }) => {
      const stopDrag = draggable({ element, dragHandle, getInitialData: () => ({ [kind]: id }) });
      const stopDrop = dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data[kind] !== undefined && source.data[kind] !== id,
        onDrag: ({ location }) => setOver(sideAt(location.current.input.clientY)),
        onDragLeave: () => setOver(undefined),
        onDrop: ({ source, location }) => {
          setOver(undefined);
          const side = sideAt(location.current.input.clientY);
          drop.current(String(source.data[kind]), { beside: id, side });
        },
      });
      return () => {
        stopDrag();
        stopDrop();
      };
    });
  }, [row, handle, id, kind]);
  return over;
}
