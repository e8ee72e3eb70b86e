import { useEffect, useEffectEvent } from 'react';

/**
 * Closes on Escape, wherever the focus is: the board beside stays in use. A dialog above takes the key for itself, and may
 * be gone by the time the key comes here.
 */
export function useEscape(onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    let isBelow = false;
    // Listened for once and for all: of a dialog that began to listen earlier it would find nothing any more.
    const look = () => {
      isBelow = document.querySelector('[role="dialog"]') !== null;
    };
    const closeOnEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !isBelow) close();
    };
    addEventListener('keydown', look, { capture: true });
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      removeEventListener('keydown', look, { capture: true });
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, []);
}
