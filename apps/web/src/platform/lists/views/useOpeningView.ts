import { useEffect, useRef } from 'react';
import type { SavedView } from '@portal/contract/users/ownAccount.ts';

/**
 * A list that is opened without a wish opens with the view that stands for the active role, once: whoever then takes the
 * filters off, or comes by a link that says more, is not overruled.
 */
export function useOpeningView(views: readonly SavedView[] | undefined, apply: (view: SavedView) => void): void {
  const isOpen = useRef(asksForMore());
  useEffect(() => {
    if (isOpen.current || !views) return;
    isOpen.current = true;
    const usual = views.find(({ opens }) => opens);
    if (usual) apply(usual);
  }, [views, apply]);
}

/** The language is no wish about the list. */
const asksForMore = (): boolean =>
  [...new URLSearchParams(window.location.search).keys()].some((key) => key !== 'lang');
