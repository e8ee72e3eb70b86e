import { use, useEffect, useReducer } from 'react';
import { SignedInContext } from '../platform/actor.ts';

/** Until permissions are loaded, building the board is retried this often (spec §9). */
const RETRY_MS = 100;

/** Whether the reader's permissions are there; until then the caller is drawn anew every 100 ms. */
export function usePermissionsThere(): boolean {
  const there = use(SignedInContext) !== null;
  const [, again] = useReducer((tries: number) => tries + 1, 0);
  useEffect(() => {
    if (there) return undefined;
    const timer = setInterval(again, RETRY_MS);
    return () => clearInterval(timer);
  }, [there]);
  return there;
}
