import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import { areLoadedSelected, countSelected, NONE_SELECTED, type Selection } from './selection.ts';
import type { TableTexts } from './tableTexts.ts';
import classes from './SelectionBar.module.css';

interface Props {
  selection: Selection;
  onSelect: (selection: Selection) => void;
  loaded: readonly number[];
  total: number;
  texts: TableTexts;
  /** What may be done with all of them. */
  children: ReactNode;
}

/** How many are chosen, the way to all that fit the filters, and what may be done with them. */
export function SelectionBar({ selection, onSelect, loaded, total, texts, children }: Props) {
  const count = countSelected(selection, total);
  const more = !selection.all && total > loaded.length && areLoadedSelected(selection, loaded);
  return (
    <div className={count > 0 ? classes.bar : classes.silent}>
      <output>{count > 0 && (selection.all ? texts.allSelected(total) : texts.selected(count))}</output>
      {more && (
        <Button variant="subtle" size="compact-sm" onClick={() => onSelect({ all: true })}>
          {texts.selectAll(total)}
        </Button>
      )}
      {count > 0 && (
        <>
          <div className={classes.acts}>{children}</div>
          <Button variant="subtle" size="compact-sm" onClick={() => onSelect(NONE_SELECTED)}>
            {texts.clearSelection}
          </Button>
        </>
      )}
    </div>
  );
}
