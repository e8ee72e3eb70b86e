import { useEffect, useEffectEvent, type RefObject } from 'react';
import { isTyping } from '../board/keys/boardKeys.ts';
import { useLetters } from '../board/keys/useLetters.ts';

type Keys = Readonly<Record<string, () => void>>;

/** What single letters do within a part of the page, but while somebody types there. */
export function useStepKeys(root: RefObject<HTMLElement | null>, keys: Keys): void {
  const [letters] = useLetters();
  const act = useEffectEvent((event: KeyboardEvent) => {
    const does = isTyping(event) || !letters ? undefined : keys[event.key.toLowerCase()];
    if (!does) return;
    // Or the letter would be typed into the dialog that it opens.
    event.preventDefault();
    does();
  });
  useEffect(() => {
    const part = root.current;
    const listen = (event: KeyboardEvent) => act(event);
    part?.addEventListener('keydown', listen);
    return () => part?.removeEventListener('keydown', listen);
  }, [root]);
}
