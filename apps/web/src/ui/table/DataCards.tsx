import { Checkbox } from '@mantine/core';
import type { TableProps } from './DataTable.tsx';
import { isSelected, toggled } from './selection.ts';
import classes from './DataCards.module.css';

/** The same rows on a phone, a card each. */
export function DataCards<Row extends { id: number }>(props: TableProps<Row>) {
  const { label, rows, nameOf, columns, rowActions, selection, onSelect, stale, texts } = props;
  const loaded = rows.map(({ id }) => id);
  const titles = columns.filter(({ onCard }) => onCard === 'title');
  const lines = columns.filter(({ onCard }) => onCard === 'line');
  return (
    <ul className={classes.cards} aria-label={label} aria-busy={stale} data-stale={stale}>
      {rows.map((row) => (
        <li key={row.id} data-selected={selection && isSelected(selection, row.id)}>
          {selection && (
            <Checkbox
              className={classes.above ?? ''}
              aria-label={texts.select(nameOf(row))}
              checked={isSelected(selection, row.id)}
              onChange={() => onSelect(toggled(selection, row.id, loaded))}
            />
          )}
          <div className={classes.content}>
            {titles.map(({ key, cell }) => (
              <div key={key} className={classes.title}>
                {cell(row)}
              </div>
            ))}
            <dl className={classes.lines}>
              {lines.map(({ key, header, cell }) => (
                <div key={key}>
                  <dt>{header}</dt>
                  <dd>{cell(row)}</dd>
                </div>
              ))}
            </dl>
          </div>
          {rowActions && <div className={classes.actions}>{rowActions(row)}</div>}
        </li>
      ))}
    </ul>
  );
}
