import { useEffect, useRef } from 'react';
import { focusAgain } from './focusCard.ts';

/** When what lay over the board is gone and the focus with it, the open card takes it, else the card that had it. */
export function useFocusAgain(isCovered: boolean, currentId: number | undefined): void {
  const current = useRef(currentId);
  useEffect(() => {
    current.current = currentId;
  }, [currentId]);
  useEffect(() => {
    if (!isCovered) return undefined;
    // A dialog gives the focus back by itself, where what had it is still there.
    return () => void requestAnimationFrame(() => focusAgain(current.current));
  }, [isCovered]);
}
