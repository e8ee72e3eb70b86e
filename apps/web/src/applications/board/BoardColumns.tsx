import { useEffect, useRef } from 'react';
import { autoScrollForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element';
import { useText } from '../../platform/i18n.ts';
import type { Board } from './boardState.ts';
import { Column } from './Column.tsx';
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

  useEffect(() => {
    if (!row.current) return undefined;
    return autoScrollForElements({ element: row.current, getAllowedAxis: () => 'horizontal' });
  }, []);

  return (
    <div ref={row} className={classes.row} role="group" aria-label={t('board.label')}>
      {board.columns.map((column) => (
        <Column key={column.status} column={column} currentId={currentId} openId={openId} draggable />
      ))}
    </div>
  );
}
