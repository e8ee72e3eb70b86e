import type { ReactNode } from 'react';
import { Checkbox, UnstyledButton, VisuallyHidden } from '@mantine/core';
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
  /** Nothing where rows cannot be chosen. */
  selection?: Selection | undefined;
  onSelect: (selection: Selection) => void;
  /** It still shows what another filter found. */
  stale: boolean;
  texts: TableTexts;
}

/** The rows as a table, its head in sight while it is scrolled. From its name to its end the row is the target of the name. */
export function DataTable<Row extends { id: number }>(props: TableProps<Row>) {
  const { label, rows, nameOf, columns, rowActions, selection, onSelect, stale, texts } = props;
  const loaded = rows.map(({ id }) => id);
  return (
    <div className={classes.frame}>
      <table className={classes.table} aria-label={label} aria-busy={stale} data-stale={stale}>
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
              {columns.map(({ key, cell, onCard }) => (
                <td key={key} className={onCard === 'title' ? classes.title : undefined}>
                  {cell(row)}
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
  const { key, header, sorts, width } = column;
  const style = width === undefined ? undefined : { width };
  if (sorts === undefined) return <th style={style}>{header}</th>;
  const way = wayOf(sort, key);
  const Mark = way === 'up' ? IconArrowUp : way === 'down' ? IconArrowDown : IconArrowsSort;
  return (
    <th style={style} aria-sort={way === undefined ? 'none' : way === 'up' ? 'ascending' : 'descending'}>
      <UnstyledButton className={classes.sort} onClick={() => onSort(nextSort(column, sort))}>
        {header}
        <Mark size={14} aria-hidden />
      </UnstyledButton>
    </th>
  );
}
