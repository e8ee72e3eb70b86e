import { memo, useEffect, useRef, type RefObject } from 'react';
import { useVirtualizer } from '@tanstack/react-virtual';
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

/** The cards of a column: only those near the sight are drawn, each as high as its content. */
export const ColumnCards = memo(function ColumnCards(props: Props) {
  const { column, currentId, openId, draggable, scroller } = props;
  const t = useText('applications');
  const density = useBoardDensity();
  const narrowed = useNarrowed();
  const { data, status, totalBD } = column;
  // Its functions must not be memoized; nothing here is.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: data.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => CARD_PX[density],
    getItemKey: (index) => data[index]?.id ?? index,
    gap: GAP_PX,
    overscan: 2,
    // Cards are drawn in a task of their own, not within the scrolling's, so that neither holds a slow processor for long.
    useFlushSync: false,
  });

  // What was measured was measured in the other density.
  const measuredIn = useRef(density);
  useEffect(() => {
    if (measuredIn.current === density) return;
    measuredIn.current = density;
    virtualizer.measure();
  }, [density, virtualizer]);

  // The keyboard may lead to a card that is not drawn yet.
  const currentIndex = data.findIndex(({ id }) => id === currentId);
  useEffect(() => {
    if (currentIndex >= 0) virtualizer.scrollToIndex(currentIndex, { align: 'auto' });
  }, [currentIndex, virtualizer]);

  return (
    <div ref={scroller} className={classes.scroller}>
      {data.length === 0 && totalBD === 0 && (
        <p className={classes.empty}>{t(`empty.${isNarrowed(narrowed) ? 'narrowed' : status}`)}</p>
      )}
      <ul className={classes.list} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, key, start }) => {
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
