import { useEffect, useRef, type RefObject } from 'react';
import { zoomedBy, type Look } from './look.ts';

const WHEEL = 0.002;

/** Drags what is nearer than it fits, and zooms by two fingers, or by the wheel with Ctrl, as browsers do with a page. */
export function usePointers(stage: RefObject<HTMLElement | null>, look: Look, onLook: (look: Look) => void): void {
  const latest = useRef({ look, onLook });
  useEffect(() => {
    latest.current = { look, onLook };
  });
  useEffect(() => {
    const element = stage.current;
    if (!element) return undefined;
    const down = new Map<number, { x: number; y: number }>();
    const zoom = (factor: number) => latest.current.onLook(zoomedBy(latest.current.look, factor));
    const apart = () => {
      const [one, other] = [...down.values()];
      return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
    };
    const press = (event: PointerEvent) => {
      if (event.button !== 0) return;
      down.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (event.pointerType === 'mouse') element.setPointerCapture(event.pointerId);
    };
    const move = (event: PointerEvent) => {
      const before = down.get(event.pointerId);
      if (!before) return;
      const width = apart();
      down.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (down.size === 2 && width > 0) zoom(apart() / width);
      // A finger moves it by itself, as any part that scrolls.
      else if (event.pointerType === 'mouse') element.scrollBy(before.x - event.clientX, before.y - event.clientY);
    };
    const lift = (event: PointerEvent) => down.delete(event.pointerId);
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoom(Math.exp(-event.deltaY * WHEEL));
    };
    element.addEventListener('pointerdown', press);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', lift);
    element.addEventListener('pointercancel', lift);
    element.addEventListener('wheel', wheel, { passive: false });
    return () => {
      element.removeEventListener('pointerdown', press);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', lift);
      element.removeEventListener('pointercancel', lift);
      element.removeEventListener('wheel', wheel);
    };
  }, [stage]);
}
