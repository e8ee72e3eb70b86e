import { useEffect, useRef } from 'react';
import type { Tab } from '../boardAddress.ts';

const NEAREST = { inline: 'nearest', block: 'nearest' } as const;

interface Shown {
  id: number;
  tab: Tab;
  /** What is in the tab is there, and not its shape alone. */
  isThere: boolean;
}

/** How far the open card is scrolled: from card to card it stays, another tab begins at its top. */
export function useKeptScroll({ id, tab, isThere }: Shown) {
  const element = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const kept = useRef({ id, top: 0 });
  const begun = useRef<Tab>(undefined);
  const broughtFor = useRef('');

  useEffect(() => {
    if (kept.current.id !== id) kept.current = { id, top: 0 };
    if (isThere && element.current) element.current.scrollTop = kept.current.top;
  }, [id, isThere]);
  useEffect(() => {
    if (begun.current === tab) return;
    begun.current = tab;
    const [scroller, begin] = [element.current, panel.current?.offsetTop ?? 0];
    if (scroller && scroller.scrollTop > begin) scroller.scrollTop = begin;
  }, [tab]);
  useEffect(() => {
    const now = `${tab} ${isThere}`;
    if (broughtFor.current === now) return;
    broughtFor.current = now;
    // On a phone the row of tabs is longer than the screen, and longer still once their counts are there.
    document.querySelector(`[data-card-drawer] [role="tab"][aria-selected="true"]`)?.scrollIntoView(NEAREST);
  }, [tab, isThere]);

  return {
    element,
    panel,
    onScroll: () => {
      // A shape is shorter than what comes, and would pull it up.
      if (isThere && element.current) kept.current.top = element.current.scrollTop;
    },
    keepFor: (next: number) => {
      kept.current.id = next;
    },
  };
}
