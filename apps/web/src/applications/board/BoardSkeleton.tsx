import { Skeleton, VisuallyHidden } from '@mantine/core';
import { useText } from '../../platform/i18n.ts';
import classes from './BoardColumns.module.css';

const COLUMNS = [3, 2, 4, 3, 2, 3];

/** The board's shape until its cards are there. */
export function BoardSkeleton() {
  const t = useText('applications');
  return (
    <div className={classes.row} role="status">
      <VisuallyHidden>{t('board.loading')}</VisuallyHidden>
      {COLUMNS.map((cards, column) => (
        <div key={column} className={classes.ghost} aria-hidden>
          <Skeleton height={20} width="60%" />
          {Array.from({ length: cards }, (_, index) => (
            <Skeleton key={index} height={168} radius="md" />
          ))}
        </div>
      ))}
    </div>
  );
}
