import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { Entry } from './entry.ts';

interface Lines {
  entries: readonly Entry[];
  /** What is looked for was found: until then the first line is not yet the one that was meant. */
  isSettled: boolean;
  choose: (entry: Entry) => void;
}

/** Which of the lines Enter opens: the first, once all are there, or the one that the arrows chose. */
export function useActiveEntry({ entries, isSettled, choose }: Lines) {
  const [key, setKey] = useState<string>();
  const isEntered = useRef(false);
  const at = Math.max(
    0,
    entries.findIndex((entry) => entry.key === key),
  );
  const active = entries[at];
  useEffect(() => {
    if (!isEntered.current || !isSettled) return;
    isEntered.current = false;
    if (active) choose(active);
  }, [active, choose, isSettled]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setKey(entries.at((at + step) % entries.length)?.key);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (active && (isSettled || active.key === key)) choose(active);
      else isEntered.current = true;
    }
  };
  const forget = () => {
    setKey(undefined);
    isEntered.current = false;
  };
  return { active, onKeyDown, forget };
}
