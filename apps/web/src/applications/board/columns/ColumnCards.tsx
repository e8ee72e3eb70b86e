import { memo, useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { useText } from '../../../platform/texts/i18n.ts';
import { Card } from '../cards/Card.tsx';
import { isNarrowed, useNarrowed } from '../../narrowed.ts';
import { ColumnEnd } from './ColumnEnd.tsx';
import { useBoardDensity } from '../boardDensity.ts';
import type { BoardColumn } from '../boardState.ts';
import classes from './ColumnCards.module.css';

interface Props {
  column: BoardColumn;
  currentId: number | undefined;
  openId: number | undefined;
  draggable: boolean;
  scroller: RefObject<HTMLDivElement | null>;
}

/** Measured after drawing; before that a card counts as this many pixels. */
const CARD_PX = { comfortable: 136, compact: 84 } as const;
const GAP_PX = 6;
/** Cards that were scrolled rest after that long. */
const REST_MS = 100;
/** So many cards are drawn anew with one frame: all that a jump shows at once would hold a slow processor too long. */
const AT_A_TIME = 1;

/** The cards of a column: only those near the sight are drawn, each as high as its content. */
export const ColumnCards = memo(function ColumnCards(props: Props) {
  const { column, currentId, openId, draggable, scroller } = props;
  const t = useText('applications');
  const density = useBoardDensity();
  const narrowed = useNarrowed();
  const { data, status, totalBD } = column;
  // Another one has all cards measured anew, thousands of them in each column with each drawing.
  const getItemKey = useCallback((index: number) => data[index]?.id ?? index, [data]);
  // Its functions must not be memoized; nothing here is.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: data.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => CARD_PX[density],
    getItemKey,
    gap: GAP_PX,
    overscan: 1,
    // Cards are drawn in a task of their own, not within the scrolling's, so that neither holds a slow processor for long.
    useFlushSync: false,
    // Until then a press meets no card: nobody who saw them come to rest is as quick.
    isScrollingResetDelay: REST_MS,
  });

  // What was measured was measured in the other density.
  const measuredIn = useRef(density);
  useEffect(() => {
    if (measuredIn.current === density) return;
    measuredIn.current = density;
    virtualizer.measure();
  }, [density, virtualizer]);

  // The keyboard may lead to a card that is not drawn yet. One that is being pressed stays where it is, though the column's edge cuts
  // it: the button would be let go over what scrolled there, and nothing opened.
  const currentIndex = data.findIndex(({ id }) => id === currentId);
  useEffect(() => {
    if (currentIndex < 0 || scroller.current?.querySelector('[data-card]:active')) return;
    virtualizer.scrollToIndex(currentIndex, { align: 'auto' });
  }, [currentIndex, virtualizer, scroller]);

  const drawn = useByAndBy(virtualizer.getVirtualItems());

  return (
    <div ref={scroller} className={classes.scroller}>
      {data.length === 0 && totalBD === 0 && (
        <p className={classes.empty}>{t(`empty.${isNarrowed(narrowed) ? 'narrowed' : status}`)}</p>
      )}
      <ul
        className={classes.list}
        data-scrolling={virtualizer.isScrolling || undefined}
        style={{ height: virtualizer.getTotalSize() }}
      >
        {drawn.map(({ index, key, start }) => {
          const card = data[index];
          if (!card) return null;
          return (
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              className={classes.item}
              aria-setsize={totalBD}
              aria-posinset={index + 1}
              style={{ transform: `translateY(${start}px)` }}
            >
              <Card card={card} current={card.id === currentId} open={card.id === openId} draggable={draggable} />
            </li>
          );
        })}
      </ul>
      {column.loadMore && <ColumnEnd column={column} />}
    </div>
  );
});

/** Beside the ids of cards that are drawn, as none of theirs: no other one before the next frame. */
const FULL = -1;

/** Those of the items that are drawn by now: at first all of them, then all that were and a few more with each frame. */
function useByAndBy(items: readonly VirtualItem[]): VirtualItem[] {
  // Changed once they are drawn, which by itself asks for no other drawing.
  const [drawn] = useState(() => new Set<VirtualItem['key']>());
  const [, draw] = useState(0);
  let room = drawn.size === 0 ? items.length : drawn.has(FULL) ? 0 : AT_A_TIME;
  const now = items.filter(({ key }) => drawn.has(key) || room-- > 0);
  useEffect(() => {
    if (now.length > 0) {
      drawn.clear();
      for (const { key } of now) drawn.add(key);
      // A card that is measured has the column drawn again, within the same frame: no other one comes with that.
      drawn.add(FULL);
    }
    const frame = requestAnimationFrame((at) => {
      drawn.delete(FULL);
      if (now.length < items.length) draw(at);
    });
    return () => cancelAnimationFrame(frame);
  }, [drawn, items, now]);
  return now;
}
