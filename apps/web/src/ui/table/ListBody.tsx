import type { ReactNode } from 'react';
import { Button, VisuallyHidden } from '@mantine/core';
import { SkeletonLines } from '../states/SkeletonLines.tsx';
import { DataCards } from './DataCards.tsx';
import { DataTable, type TableProps } from './DataTable.tsx';
import { useAsCards } from './useAsCards.ts';
import classes from './ListBody.module.css';

interface Props<Row> extends TableProps<Row> {
  /** How many fit the filters; nothing while that is not known. */
  total: number | undefined;
  /** What stands in its place where nothing fits. */
  empty: ReactNode;
  /** What stands below where reading failed. */
  failure: ReactNode;
  hasMore: boolean;
  loadingMore: boolean;
  onMore: () => void;
}

/** The rows, or what stands in their place: shapes while they come, words where there are none or reading failed. */
export function ListBody<Row extends { id: number }>(props: Props<Row>) {
  const { rows, loading, total, empty, failure, hasMore, loadingMore, onMore, texts } = props;
  const asCards = useAsCards();
  const Shape = asCards ? DataCards<Row> : DataTable<Row>;
  return (
    <div className={classes.body}>
      {loading && asCards && <SkeletonLines lines={8} label={texts.loading} />}
      {loading && !asCards && (
        <VisuallyHidden>
          <output>{texts.loading}</output>
        </VisuallyHidden>
      )}
      {!loading && !failure && rows.length === 0 && empty}
      {(rows.length > 0 || (loading && !asCards)) && <Shape {...props} />}
      {failure}
      {rows.length > 0 && !failure && (
        <div className={classes.end}>
          <span>{texts.shown(rows.length, total ?? rows.length)}</span>
          {hasMore && (
            <Button variant="default" loading={loadingMore} onClick={onMore}>
              {texts.loadMore}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
