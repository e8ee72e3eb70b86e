import { useEffect, useEffectEvent, type RefObject } from 'react';
import { isTyping } from '../board/keys/boardKeys.ts';

type Keys = Readonly<Record<string, () => void>>;

/** What single keys do within a part of the page, but while somebody types there. */
export function useStepKeys(root: RefObject<HTMLElement | null>, keys: Keys): void {
  const act = useEffectEvent((event: KeyboardEvent) => {
    if (!isTyping(event)) keys[event.key.toLowerCase()]?.();
  });
  useEffect(() => {
    const part = root.current;
    const listen = (event: KeyboardEvent) => act(event);
    part?.addEventListener('keydown', listen);
    return () => part?.removeEventListener('keydown', listen);
  }, [root]);
}
