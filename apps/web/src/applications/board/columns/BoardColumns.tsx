import { useRef } from 'react';
import { useText } from '../../../platform/texts/i18n.ts';
import { findCard, type Board } from '../boardState.ts';
import { Column } from './Column.tsx';
import { useAutoScroll } from '../dragging/useAutoScroll.ts';
import { useEdges } from './useEdges.ts';
import type { Folded } from './useFolded.ts';
import classes from './BoardColumns.module.css';

interface Props {
  board: Board;
  /** The stages that are shown as strips. */
  strips: ReadonlySet<string>;
  onFold: Folded['fold'];
  currentId: number | undefined;
  openId: number | undefined;
}

/** All columns side by side, some as strips; the row scrolls sideways, also under a dragged card. */
export function BoardColumns({ board, strips, onFold, currentId, openId }: Props) {
  const t = useText('applications');
  const row = useRef<HTMLDivElement>(null);
  const [first, last, beyond] = useEdges(row);

  useAutoScroll(row, 'horizontal');
  // Only the column that has the card is drawn anew with it.
  const currentIn = currentId === undefined ? undefined : findCard(board, currentId)?.status;
  const openIn = openId === undefined ? undefined : findCard(board, openId)?.status;

  return (
    <div className={classes.frame} data-before={beyond.before} data-behind={beyond.behind} data-glide-frame>
      <section ref={row} className={classes.row} aria-label={t('board.label')}>
        <span ref={first} className={classes.edge} aria-hidden />
        {board.columns.map((column) => (
          <Column
            key={column.status}
            column={column}
            currentId={column.status === currentIn ? currentId : undefined}
            openId={column.status === openIn ? openId : undefined}
            draggable
            folded={strips.has(column.status)}
            onFold={onFold}
          />
        ))}
        <span ref={last} className={classes.edge} aria-hidden />
      </section>
    </div>
  );
}
