import type { ReactNode } from 'react';
import { Checkbox, Skeleton, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import { nextSort, wayOf, type Column, type Rows, type Sort } from './column.ts';
import { areLoadedSelected, isSelected, toggled, toggledLoaded, type Selection } from './selection.ts';
import type { TableTexts } from './tableTexts.ts';
import classes from './DataTable.module.css';

export interface TableProps<Row> extends Rows<Row> {
  /** What the table lists, for who does not see its heading. */
  label: string;
  /** Those that are shown. */
  columns: readonly Column<Row>[];
  sort: Sort;
  onSort: (sort: Sort) => void;
  /** At the end of a row. */
  rowActions?: ((row: Row) => ReactNode) | undefined;
  /** In rem. */
  actionsWidth: number;
  /** Nothing where rows cannot be chosen. */
  selection?: Selection | undefined;
  onSelect: (selection: Selection) => void;
  /** It still shows what another filter found. */
  stale: boolean;
  /** Nothing was read yet. */
  loading: boolean;
  /** Lower rows, of which more are in sight. */
  compact: boolean;
  texts: TableTexts;
}

const COMING_ROWS = 8;
/** The column in which rows are chosen. */
export const BOX_REM = 3;

/** The rows as a table, or their shapes while they come, its head in sight while it is scrolled. From its name to its end the row is the target of the name. */
export function DataTable<Row extends { id: number }>(props: TableProps<Row>) {
  const {
    label,
    rows,
    nameOf,
    columns,
    rowActions,
    actionsWidth,
    selection,
    onSelect,
    stale,
    loading,
    compact,
    texts,
  } = props;
  const loaded = rows.map(({ id }) => id);
  const actionsRem = rowActions === undefined ? 0 : actionsWidth;
  const leastRem = columns.reduce((sum, { width }) => sum + width, (selection ? BOX_REM : 0) + actionsRem);
  return (
    <div className={classes.frame}>
      <table
        className={classes.table}
        aria-label={label}
        aria-busy={stale || loading}
        data-stale={stale}
        data-compact={compact}
        style={{ minWidth: `${leastRem}rem` }}
      >
        <colgroup>
          {selection && <col style={{ width: `${BOX_REM}rem` }} />}
          {columns.map(({ key, width }) => (
            <col key={key} style={{ width: `${width}rem` }} />
          ))}
          {rowActions && <col style={{ width: `${actionsRem}rem` }} />}
        </colgroup>
        <thead>
          <tr>
            {selection && (
              <th className={classes.box}>
                <Checkbox
                  aria-label={texts.selectLoaded}
                  checked={areLoadedSelected(selection, loaded)}
                  indeterminate={
                    !areLoadedSelected(selection, loaded) && loaded.some((id) => isSelected(selection, id))
                  }
                  onChange={() => onSelect(toggledLoaded(selection, loaded))}
                />
              </th>
            )}
            {columns.map((column) => (
              <Header key={column.key} column={column} {...props} />
            ))}
            {rowActions && (
              <th className={classes.actions}>
                <VisuallyHidden>{texts.actions}</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        {loading && <Coming cells={columns.length + (selection ? 1 : 0) + (rowActions ? 1 : 0)} />}
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} data-selected={selection && isSelected(selection, row.id)}>
              {selection && (
                <td className={classes.box}>
                  <Checkbox
                    aria-label={texts.select(nameOf(row))}
                    checked={isSelected(selection, row.id)}
                    onChange={() => onSelect(toggled(selection, row.id, loaded))}
                  />
                </td>
              )}
              {columns.map(({ key, cell, onCard, tall }) => (
                <td
                  key={key}
                  className={`${onCard === 'title' ? (classes.title ?? '') : ''} ${tall ? (classes.tall ?? '') : ''}`}
                >
                  <div className={classes.cell} data-cut>
                    {cell(row)}
                  </div>
                </td>
              ))}
              {rowActions && (
                <td className={classes.actions}>
                  <div>{rowActions(row)}</div>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Header<Row>({ column, sort, onSort }: Pick<TableProps<Row>, 'sort' | 'onSort'> & { column: Column<Row> }) {
  const { key, header, sorts } = column;
  if (sorts === undefined) return <th>{header}</th>;
  const way = wayOf(sort, key);
  const Mark = way === 'up' ? IconArrowUp : way === 'down' ? IconArrowDown : IconArrowsSort;
  return (
    <th aria-sort={way === undefined ? 'none' : way === 'up' ? 'ascending' : 'descending'}>
      <UnstyledButton className={classes.sort} onClick={() => onSort(nextSort(column, sort))}>
        {header}
        <Mark size={14} aria-hidden />
      </UnstyledButton>
    </th>
  );
}

/** The shape of rows on their way. */
const Coming = ({ cells }: { cells: number }) => (
  <tbody aria-hidden>
    {Array.from({ length: COMING_ROWS }, (_, row) => (
      <tr key={row}>
        {Array.from({ length: cells }, (__, cell) => (
          <td key={cell}>
            <Skeleton height={14} width="70%" />
          </td>
        ))}
      </tr>
    ))}
  </tbody>
);
