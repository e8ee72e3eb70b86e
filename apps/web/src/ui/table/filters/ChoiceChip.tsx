import { useEffect, useId, useRef, useState } from 'react';
import { Combobox, UnstyledButton, useCombobox } from '@mantine/core';
import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import type { ChipProps, ChoiceFilter } from './filter.ts';
import classes from './FilterBar.module.css';

/** The arrows move through the values while the focus stays in the search. */
const MOVES_THROUGH_VALUES = { role: 'combobox', 'aria-expanded': true } as const;

/** From so many values on a search field saves scrolling. */
const MANY = 10;

/** One value of some, or several, each press of which takes it in or out. */
export function ChoiceChip({ filter, value, texts, onChange, onRemove }: ChipProps<ChoiceFilter>) {
  const [search, setSearch] = useState('');
  const target = useRef<HTMLButtonElement>(null);
  const chosen = useRef(false);
  const isLeft = useRef(false);
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
      else if (!isLeft.current) target.current?.focus();
      isLeft.current = false;
    },
  });
  const { openDropdown, closeDropdown } = combobox;
  // Values that stayed open would lie over what the person has gone on to.
  const closesWhenLeft = combobox.dropdownOpened && value !== undefined;
  useEffect(() => {
    if (!closesWhenLeft) return undefined;
    const leave = () => {
      const { activeElement: focused, body } = document;
      if (focused === body || target.current?.parentElement?.contains(focused)) return;
      isLeft.current = true;
      closeDropdown();
    };
    // Perhaps before the value stood here.
    leave();
    document.addEventListener('focusin', leave);
    return () => document.removeEventListener('focusin', leave);
  }, [closesWhenLeft, closeDropdown, target]);
  const isNew = useRef(value === undefined);
  useEffect(() => {
    if (isNew.current) openDropdown();
    isNew.current = false;
  }, [openDropdown]);

  const wanted = search.trim().toLocaleLowerCase();
  const chosenNow = value === undefined ? [] : filter.several ? value.split(',') : [value];

  const choose = (option: string) => {
    chosen.current = true;
    if (!filter.several) {
      onChange(option);
      return combobox.closeDropdown();
    }
    const next = chosenNow.includes(option) ? chosenNow.filter((one) => one !== option) : [...chosenNow, option];
    if (next.length === 0) onRemove();
    else onChange(next.join(','));
  };
  const found = filter.values.filter(({ label }) => label.toLocaleLowerCase().includes(wanted));

  return (
    <Combobox
      store={combobox}
      withinPortal={false}
      floatingStrategy="fixed"
      position="bottom-start"
      width="max-content"
      onOptionSubmit={choose}
    >
      <Combobox.Target targetType="button" withAriaAttributes>
        <UnstyledButton
          ref={target}
          className={classes.chipButton}
          aria-label={value === undefined ? texts.chooseValue(filter.label) : undefined}
          onClick={() => combobox.toggleDropdown()}
        >
          {value === undefined ? filter.label : texts.chip(filter.label, filter.shown(value))}
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
        <Combobox.Options
          id={valuesId}
          className={classes.options}
          aria-label={texts.chooseValue(filter.label)}
          aria-multiselectable={filter.several}
        >
          {found.length === 0 && <Combobox.Empty>{texts.noValue}</Combobox.Empty>}
          {found.map((one) => (
            <Combobox.Option
              key={one.value}
              value={one.value}
              active={chosenNow.includes(one.value)}
              className={classes.option}
            >
              {one.label}
              {chosenNow.includes(one.value) && <IconCheck size={16} aria-hidden />}
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
