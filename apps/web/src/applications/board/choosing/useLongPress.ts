import { useRef, type PointerEvent, type SyntheticEvent } from 'react';

const LONG_MS = 500;
/** A finger is never quite still. */
const STILL_PX = 10;

/** A finger that stays: as on a phone one begins to choose. What would follow, a menu or the press itself, does not. */
export function useLongPress(onLong: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const from = useRef({ x: 0, y: 0 });
  const wasLong = useRef(false);
  const stop = () => clearTimeout(timer.current);
  return {
    onPointerDown({ pointerType, clientX, clientY }: PointerEvent) {
      wasLong.current = false;
      if (pointerType !== 'touch') return;
      from.current = { x: clientX, y: clientY };
      stop();
      timer.current = setTimeout(() => {
        wasLong.current = true;
        onLong();
      }, LONG_MS);
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      if (Math.hypot(clientX - from.current.x, clientY - from.current.y) > STILL_PX) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onContextMenu(event: SyntheticEvent) {
      if (wasLong.current) event.preventDefault();
    },
    onClickCapture(event: SyntheticEvent) {
      if (!wasLong.current) return;
      wasLong.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
