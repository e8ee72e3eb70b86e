import { useLayoutEffect, useRef, type RefObject } from 'react';

const NEAREST = { block: 'nearest' } as const;

/**
 * A chat opens at its newest message. One that comes while something is being typed moves the field down, on a phone under
 * the keyboard: the field is brought back. `newest` = its id, nothing until the chat was read.
 */
export function useNewestInSight(newest: number | undefined): RefObject<HTMLElement | null> {
  const chat = useRef<HTMLElement>(null);
  const before = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (newest === undefined || before.current === newest) return;
    const hasOpened = before.current === undefined;
    before.current = newest;
    const field = chat.current?.querySelector('textarea:focus');
    if (field) field.scrollIntoView(NEAREST);
    else if (hasOpened) chat.current?.querySelector('ol > :last-child')?.scrollIntoView(NEAREST);
  }, [newest]);
  return chat;
}
