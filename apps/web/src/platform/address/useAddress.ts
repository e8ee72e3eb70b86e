import { useCallback } from 'react';
import { useHref, useLocation, useSearchParams } from 'react-router';
import { withChanges, type AddressChanges } from './addressWords.ts';

/** How the browser takes a change: one more step to go back by, or in place of the present one. */
export interface AddressWay {
  replace?: boolean;
}

/**
 * What a screen keeps in the address bar, and how it changes that. A change builds on what the bar says at that moment,
 * since what is shown may lag behind: of a search and a filter set in quick succession, both must stand. Once the bar says
 * another screen nothing is changed: the words would be those of the one, the path that of the other.
 */
export function useAddress() {
  const [address, setAddress] = useSearchParams();
  const path = useHref(useLocation().pathname);
  const change = useCallback(
    (changes: AddressChanges | ((now: URLSearchParams) => AddressChanges), { replace = false }: AddressWay = {}) => {
      if (window.location.pathname !== path) return;
      const now = new URLSearchParams(window.location.search);
      const after = withChanges(now, typeof changes === 'function' ? changes(now) : changes);
      setAddress(after, { replace, preventScrollReset: true });
    },
    [setAddress, path],
  );
  return { address, change };
}
