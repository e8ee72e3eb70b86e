import { useEffect } from 'react';
import { Button } from '@mantine/core';
import { onceBack } from '../../../platform/network/connection.ts';
import { FailureNote } from '../../../platform/failures/FailureNote.tsx';
import { formatNumber } from '../../../platform/texts/format.ts';
import { useText } from '../../../platform/texts/i18n.ts';
import { useLoadMore } from '../../applications.queries.ts';
import type { BoardColumn } from '../boardState.ts';
import classes from './ColumnCards.module.css';

/** Further cards of the column, on request; what fails says so here and is tried again alone, by itself too when the connection is back. */
export function ColumnEnd({ column }: { column: BoardColumn }) {
  const t = useText('applications');
  const { mutate, isPending, isError, error } = useLoadMore(column.status);
  const { next } = column;
  useEffect(() => (isError ? onceBack(() => mutate(next)) : undefined), [isError, mutate, next]);
  return (
    <div className={classes.end}>
      {isError && <p role="alert">{t('column.failed')}</p>}
      <Button variant="default" size="sm" loading={isPending} onClick={() => mutate(next)}>
        {isError ? t('board.retry') : t('column.loadMore')}
      </Button>
      {isError && <FailureNote error={error} />}
      <p className={classes.shown}>
        {t('column.shown', { shown: formatNumber(column.data.length), total: formatNumber(column.totalBD) })}
      </p>
    </div>
  );
}
