import { useRef } from 'react';
import { useText } from '../../../platform/texts/i18n.ts';
import type { Board } from '../boardState.ts';
import { Column } from './Column.tsx';
import { useAutoScroll } from '../dragging/useAutoScroll.ts';
import classes from './BoardColumns.module.css';

interface Props {
  board: Board;
  currentId: number | undefined;
  openId: number | undefined;
}

/** All columns side by side; the row scrolls sideways, also under a dragged card. */
export function BoardColumns({ board, currentId, openId }: Props) {
  const t = useText('applications');
  const row = useRef<HTMLDivElement>(null);

  useAutoScroll(row, 'horizontal');

  return (
    <section ref={row} className={classes.row} aria-label={t('board.label')}>
      {board.columns.map((column) => (
        <Column key={column.status} column={column} currentId={currentId} openId={openId} draggable />
      ))}
    </section>
  );
}
