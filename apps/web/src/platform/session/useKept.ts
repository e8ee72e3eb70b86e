import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useActor } from './actor.ts';

/**
 * A choice of the person who is signed in, kept on the device under a name, the same wherever it is asked for. Below the
 * session's own prefix: who signs out takes it along. `read` gives what is kept, and what nobody chose; it never changes.
 */
export function useKept<Value extends string | object>(
  name: string,
  read: (kept: unknown) => Value,
): [value: Value, keep: (next: (now: Value) => Value) => void] {
  const key = `portal.${name}.${useActor().userId}`;
  const text = useSyncExternalStore(listen, () => textOf(key));
  const value = useMemo(() => read(parsed(text)), [read, text]);
  const keep = useCallback(
    (next: (now: Value) => Value) => store(key, JSON.stringify(next(read(parsed(textOf(key)))))),
    [key, read],
  );
  return [value, keep];
}

const listeners = new Set<() => void>();

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function textOf(key: string): string {
  try {
    return localStorage.getItem(key) ?? 'null';
  } catch {
    return 'null';
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function store(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // A full storage costs the choice, never the screen.
  }
  for (const listener of listeners) listener();
}

/** Reads what is on until somebody turns it off. */
export const onOrOff = (kept: unknown): 'on' | 'off' => (kept === 'off' ? 'off' : 'on');
