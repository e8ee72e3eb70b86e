import { useState } from 'react';
import { Button, Drawer } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { TableTexts } from '../tableTexts.ts';
import type { Filter, FilterValues } from './filter.ts';
import { SheetValues } from './SheetValues.tsx';
import { SpanEditor } from './SpanEditor.tsx';
import { TextEditor } from './TextEditor.tsx';
import classes from './FilterSheet.module.css';

interface Props {
  filters: readonly Filter[];
  values: FilterValues;
  onFilter: (key: string, value: string | undefined) => void;
  onClear: () => void;
  texts: TableTexts;
  /** How many fit; nothing while they are counted. */
  found: number | undefined;
  onClose: () => void;
}

/** All filters of a list on a phone, each with its values; what fits is counted at once, and the foot leads to it. */
export default function FilterSheet({ filters, values, onFilter, onClear, texts, found, onClose }: Props) {
  const isAny = filters.some(({ key }) => values[key] !== undefined);
  return (
    <Drawer
      opened
      onClose={onClose}
      position="bottom"
      size="100%"
      title={texts.filters}
      lockScroll={false}
      closeButtonProps={{ 'aria-label': texts.close }}
      classNames={{ content: classes.content ?? '', body: classes.body ?? '' }}
    >
      <div className={classes.filters}>
        {filters.map((filter) => (
          <Part key={filter.key} filter={filter} value={values[filter.key]} texts={texts} onFilter={onFilter} />
        ))}
      </div>
      <footer className={classes.foot}>
        <Button variant="default" onClick={onClear} disabled={!isAny}>
          {texts.clearAll}
        </Button>
        <Button onClick={onClose}>{found === undefined ? texts.showFound : texts.showThese(found)}</Button>
      </footer>
    </Drawer>
  );
}

interface PartProps {
  filter: Filter;
  value: string | undefined;
  texts: TableTexts;
  onFilter: Props['onFilter'];
}

function Part({ filter, value, texts, onFilter }: PartProps) {
  const take = (next: string | undefined) => onFilter(filter.key, next);
  // Opened and closed by its reader from then on.
  const [isSet] = useState(value !== undefined);
  const Editor = filter.kind === 'span' ? SpanEditor : TextEditor;
  return (
    <details className={classes.filter} open={isSet || undefined}>
      <summary>
        <span className={classes.label}>{filter.label}</span>
        {value !== undefined && <span className={classes.value}>{filter.shown(value)}</span>}
        <IconChevronDown size={18} stroke={1.6} aria-hidden />
      </summary>
      <div className={classes.values}>
        {filter.kind === 'choice' ? (
          <SheetValues filter={filter} value={value} texts={texts} onChange={take} />
        ) : (
          // Another value from elsewhere (clear all) begins it anew.
          <Editor
            key={value}
            label={filter.label}
            value={value ?? ''}
            wrong={filter.kind === 'text' ? filter.wrong : undefined}
            texts={texts}
            onEnter={take}
          />
        )}
        {filter.kind !== 'choice' && value !== undefined && (
          <Button variant="subtle" onClick={() => take(undefined)}>
            {texts.removeFilter(filter.label)}
          </Button>
        )}
      </div>
    </details>
  );
}
