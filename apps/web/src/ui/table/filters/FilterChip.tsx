import { CloseButton } from '@mantine/core';
import { ChoiceChip } from './ChoiceChip.tsx';
import type { ChipProps } from './filter.ts';
import { TypedChip } from './TypedChip.tsx';
import classes from './FilterBar.module.css';

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
