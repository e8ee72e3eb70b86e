import { useCallback, useState } from 'react';
import { useActor } from './actor.ts';

/**
 * A choice of the person who is signed in, kept on the device under a name. Below the session's own prefix: who signs out
 * takes it along. `read` gives what is kept, and what nobody chose.
 */
export function useKept<Value extends string | object>(
  name: string,
  read: (kept: unknown) => Value,
): [value: Value, keep: (next: (now: Value) => Value) => void] {
  const key = `portal.${name}.${useActor().userId}`;
  const [value, setValue] = useState(() => read(kept(key)));
  const keep = useCallback(
    (next: (now: Value) => Value) =>
      setValue((now) => {
        const chosen = next(now);
        store(key, chosen);
        return chosen;
      }),
    [key],
  );
  return [value, keep];
}

function kept(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function store(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A full storage costs the choice, never the screen.
  }
}
