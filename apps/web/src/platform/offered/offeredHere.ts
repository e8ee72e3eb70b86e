/** What may be done with what is open now: the screen offers it, the search from anywhere lists it, neither knows the other. */
import { useEffect, useSyncExternalStore } from 'react';
import type { Icon } from '@tabler/icons-react';

export interface OfferedHere {
  /** With what. */
  name: string;
  acts: readonly { key: string; label: string; icon: Icon; run: () => void }[];
}

let now: OfferedHere | undefined;
const listeners = new Set<() => void>();
const set = (next: OfferedHere | undefined) => {
  now = next;
  listeners.forEach((listener) => listener());
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** What is open at this moment, if anything. */
export const useOfferedHere = (): OfferedHere | undefined => useSyncExternalStore(subscribe, () => now);

/** Offers this, as it stands at each moment, for as long as it is on the screen. */
export function useOffer(offered: OfferedHere): void {
  useEffect(() => set(offered));
  useEffect(() => () => set(undefined), []);
}
