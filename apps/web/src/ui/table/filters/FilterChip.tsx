import { useEffect, useId, useRef, useState } from 'react';
import { CloseButton, Combobox, UnstyledButton, useCombobox } from '@mantine/core';
import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { labelOf, type Filter } from './filter.ts';
import type { TableTexts } from '../tableTexts.ts';
import classes from './FilterBar.module.css';

/** The arrows move through the values while the focus stays in the search. */
const MOVES_THROUGH_VALUES = { role: 'combobox', 'aria-expanded': true } as const;

/** From so many values on a search field saves scrolling. */
const MANY = 10;

interface Props {
  filter: Filter;
  /** Nothing: it was added a moment ago and waits for its value. */
  value: string | undefined;
  texts: TableTexts;
  onChange: (value: string) => void;
  onRemove: () => void;
}

/** One filter with its value, which a press changes, and the way to take it off. */
export function FilterChip({ filter, value, texts, onChange, onRemove }: Props) {
  const [search, setSearch] = useState('');
  const target = useRef<HTMLButtonElement>(null);
  const chosen = useRef(false);
  const valuesId = useId();
  const isLong = filter.values.length > MANY;
  const combobox = useCombobox({
    onDropdownOpen: () => {
      combobox.updateSelectedOptionIndex('active');
      if (isLong) combobox.focusSearchInput();
      else target.current?.focus();
    },
    onDropdownClose: () => {
      combobox.resetSelectedOption();
      setSearch('');
      if (value === undefined && !chosen.current) onRemove();
      else target.current?.focus();
    },
  });
  const { openDropdown } = combobox;
  const isNew = useRef(value === undefined);
  useEffect(() => {
    if (isNew.current) openDropdown();
    isNew.current = false;
  }, [openDropdown]);

  const wanted = search.trim().toLocaleLowerCase();
  const found = filter.values.filter(({ label }) => label.toLocaleLowerCase().includes(wanted));

  return (
    <span className={classes.chip}>
      <Combobox
        store={combobox}
        withinPortal={false}
        position="bottom-start"
        width="max-content"
        onOptionSubmit={(option) => {
          chosen.current = true;
          onChange(option);
          combobox.closeDropdown();
        }}
      >
        <Combobox.Target targetType="button" withAriaAttributes>
          <UnstyledButton
            ref={target}
            className={classes.chipButton}
            aria-label={value === undefined ? texts.chooseValue(filter.label) : undefined}
            onClick={() => combobox.toggleDropdown()}
          >
            {value === undefined ? filter.label : texts.chip(filter.label, labelOf(filter, value))}
            <IconChevronDown size={14} aria-hidden />
          </UnstyledButton>
        </Combobox.Target>
        <Combobox.Dropdown className={classes.values}>
          {isLong && (
            <Combobox.Search
              {...MOVES_THROUGH_VALUES}
              aria-controls={valuesId}
              aria-label={texts.searchValues}
              placeholder={texts.searchValues}
              value={search}
              onChange={({ currentTarget }) => {
                setSearch(currentTarget.value);
                combobox.resetSelectedOption();
              }}
            />
          )}
          <Combobox.Options id={valuesId} className={classes.options} aria-label={texts.chooseValue(filter.label)}>
            {found.length === 0 && <Combobox.Empty>{texts.noValue}</Combobox.Empty>}
            {found.map((one) => (
              <Combobox.Option
                key={one.value}
                value={one.value}
                active={one.value === value}
                className={classes.option}
              >
                {one.label}
                {one.value === value && <IconCheck size={16} aria-hidden />}
              </Combobox.Option>
            ))}
          </Combobox.Options>
        </Combobox.Dropdown>
      </Combobox>
      <CloseButton size={24} iconSize={14} aria-label={texts.removeFilter(filter.label)} onClick={onRemove} />
    </span>
  );
}
