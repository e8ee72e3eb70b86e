import { useEffect, useRef, useState, type RefObject } from 'react';

interface Beyond {
  before: boolean;
  behind: boolean;
}

/** Two marks to stand at the ends of what scrolls, and whether it goes on beyond its sight there. The browser tells; nothing is measured. */
export function useEdges(
  scroller: RefObject<HTMLElement | null>,
): [first: RefObject<HTMLSpanElement | null>, last: RefObject<HTMLSpanElement | null>, beyond: Beyond] {
  const first = useRef<HTMLSpanElement>(null);
  const last = useRef<HTMLSpanElement>(null);
  const [beyond, setBeyond] = useState<Beyond>({ before: false, behind: false });
  useEffect(() => {
    const [start, end] = [first.current, last.current];
    if (!start || !end) return undefined;
    const observer = new IntersectionObserver(
      (seen) => {
        for (const { target, isIntersecting } of seen) {
          setBeyond((now) => ({ ...now, [target === start ? 'before' : 'behind']: !isIntersecting }));
        }
      },
      // A pixel of a column is no column.
      { root: scroller.current, rootMargin: '0px 8px' },
    );
    observer.observe(start);
    observer.observe(end);
    return () => observer.disconnect();
  }, [scroller]);
  return [first, last, beyond];
}
