import { Skeleton, VisuallyHidden } from '@mantine/core';
import { useText } from '../../platform/texts/i18n.ts';
import classes from './columns/BoardColumns.module.css';

const COLUMNS = ['one', 'two', 'three', 'four', 'five', 'six'];
const CARDS = ['one', 'two', 'three', 'four'];

/** The board's shape until its cards are there. */
export function BoardSkeleton() {
  const t = useText('applications');
  return (
    <div className={classes.frame} aria-busy="true">
      <div className={`${classes.row} ${classes.still}`}>
        <VisuallyHidden component="output">{t('board.loading')}</VisuallyHidden>
        {COLUMNS.map((column) => (
          <div key={column} className={classes.ghost} aria-hidden>
            <Skeleton height={20} width="60%" />
            {CARDS.map((card) => (
              <Skeleton key={card} height={132} radius="md" />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
