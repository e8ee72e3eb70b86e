import { useState } from 'react';
import { Checkbox, TextInput } from '@mantine/core';
import type { TableTexts } from '../tableTexts.ts';
import type { ChoiceFilter } from './filter.ts';
import classes from './FilterSheet.module.css';

/** From so many values on a search field saves scrolling. */
const MANY = 10;

interface Props {
  filter: ChoiceFilter;
  value: string | undefined;
  texts: TableTexts;
  onChange: (value: string | undefined) => void;
}

/** The values of a filter as boxes; where only one can hold, another takes its place. */
export function SheetValues({ filter, value, texts, onChange }: Props) {
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLocaleLowerCase();
  const chosen = value === undefined ? [] : filter.several ? value.split(',') : [value];
  const found = filter.values.filter(({ label }) => label.toLocaleLowerCase().includes(wanted));
  const check = (one: string, is: boolean) => {
    const others = filter.several ? chosen.filter((other) => other !== one) : [];
    onChange((is ? [...others, one] : others).join(',') || undefined);
  };
  return (
    <fieldset className={classes.boxes} aria-label={filter.label}>
      {filter.values.length > MANY && (
        <TextInput
          type="search"
          aria-label={texts.searchValues}
          placeholder={texts.searchValues}
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
      )}
      {found.length === 0 && <output>{texts.noValue}</output>}
      {found.map((one) => (
        <Checkbox
          key={one.value}
          className={classes.box ?? ''}
          label={one.label}
          checked={chosen.includes(one.value)}
          onChange={({ currentTarget }) => check(one.value, currentTarget.checked)}
        />
      ))}
    </fieldset>
  );
}
