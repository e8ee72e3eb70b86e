import { useEffect, useRef, type RefObject } from 'react';

/**
 * Brings the focus into the open card, and keeps it there: what had it may go with the card before, or with an act that
 * was done. `shows` changes with what is shown.
 */
export function useDrawerFocus(root: RefObject<HTMLElement | null>, id: number, shows: string): void {
  const wasInside = useRef(false);
  const seen = useRef<{ id?: number; shows?: string }>({});

  useEffect(() => {
    if (seen.current.id === id) return;
    seen.current.id = id;
    if (!root.current?.contains(document.activeElement)) root.current?.focus({ preventScroll: true });
  }, [root, id]);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      wasInside.current = root.current?.contains(target as Node) ?? false;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [root]);
  useEffect(() => {
    if (seen.current.shows === shows) return;
    seen.current.shows = shows;
    if (wasInside.current && document.activeElement === document.body) root.current?.focus({ preventScroll: true });
  }, [root, shows]);
}
