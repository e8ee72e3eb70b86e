import { useEffect, useRef, type RefObject } from 'react';

/** A field that takes the focus when it appears: at a door the next thing is always typed or scanned. */
export function useFirstFocus(): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return field;
}
