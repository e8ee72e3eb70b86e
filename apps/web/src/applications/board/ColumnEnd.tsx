import { Button } from '@mantine/core';
import { formatNumber } from '../../platform/format.ts';
import { useText } from '../../platform/i18n.ts';
import { useLoadMore } from '../applications.queries.ts';
import type { BoardColumn } from './boardState.ts';
import classes from './ColumnCards.module.css';

/** Further cards of the column, on request; what fails says so here and is tried again alone. */
export function ColumnEnd({ column }: { column: BoardColumn }) {
  const t = useText('applications');
  const { mutate, isPending, isError } = useLoadMore(column.status);
  return (
    <div className={classes.end}>
      {isError && <p role="alert">{t('column.failed')}</p>}
      <Button variant="default" size="sm" loading={isPending} onClick={() => mutate(column.next)}>
        {isError ? t('board.retry') : t('column.loadMore')}
      </Button>
      <p className={classes.shown}>
        {t('column.shown', { shown: formatNumber(column.data.length), total: formatNumber(column.totalBD) })}
      </p>
    </div>
  );
}
