import { CloseButton } from '@mantine/core';
import { ChoiceChip } from './ChoiceChip.tsx';
import type { Filter } from './filter.ts';
import type { TableTexts } from '../tableTexts.ts';
import { TypedChip } from './TypedChip.tsx';
import classes from './FilterBar.module.css';

export interface ChipProps<Of extends Filter = Filter> {
  filter: Of;
  /** Nothing: it was added a moment ago and waits for its value. */
  value: string | undefined;
  texts: TableTexts;
  onChange: (value: string) => void;
  onRemove: () => void;
}

/** One filter with its value, which a press changes, and the way to take it off. */
export function FilterChip({ filter, ...rest }: ChipProps) {
  const { texts, onRemove } = rest;
  return (
    <span className={classes.chip}>
      {filter.kind === 'choice' ? <ChoiceChip filter={filter} {...rest} /> : <TypedChip filter={filter} {...rest} />}
      <CloseButton size={24} iconSize={14} aria-label={texts.removeFilter(filter.label)} onClick={onRemove} />
    </span>
  );
}
