import { useRef, useState, type ComponentType, type ReactNode } from 'react';
import { Button, Menu } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconAdjustmentsHorizontal, IconFilterPlus } from '@tabler/icons-react';
import type { Filter, FilterValues } from './filter.ts';
import { FilterChip } from './FilterChip.tsx';
import { SearchBox } from './SearchBox.tsx';
import type { TableTexts } from '../tableTexts.ts';
import classes from './FilterBar.module.css';

export interface FilterBarProps {
  /** Words to search for, where the list knows any. */
  searching?:
    | {
        label: string;
        value: string;
        /** What is wrong with the words, which then are not searched for. */
        wrong: (words: string) => string | undefined;
        onChange: (search: string) => void;
      }
    | undefined;
  filters: readonly Filter[];
  values: FilterValues;
  onFilter: (key: string, value: string | undefined) => void;
  onClear: () => void;
  texts: TableTexts;
  /** All filters over the whole screen of a phone. */
  Sheet: FilterSheetPart;
  /** How many fit; nothing while they are counted. */
  found: number | undefined;
  /** At the end of the bar: views, columns. */
  tools?: ReactNode;
}

export type FilterSheetPart = ComponentType<
  Pick<FilterBarProps, 'filters' | 'values' | 'onFilter' | 'onClear' | 'texts' | 'found'> & { onClose: () => void }
>;

const PHONE = '(max-width: 48em)';

/** What narrows a list: words, and filters as chips. */
export function FilterBar(props: FilterBarProps) {
  const { searching, filters, values, onFilter, onClear, texts, tools, Sheet, found } = props;
  const isPhone = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false });
  const [isSheetOpen, setSheetOpen] = useState(false);
  // Chosen in the menu, its value not yet.
  const [pending, setPending] = useState<string>();
  const adds = useRef<HTMLButtonElement>(null);
  if (pending !== undefined && values[pending] !== undefined) setPending(undefined);
  const shown = filters.filter(({ key }) => values[key] !== undefined || key === pending);
  const others = filters.filter((filter) => !shown.includes(filter));

  const remove = (key: string) => {
    setPending(undefined);
    if (values[key] !== undefined) onFilter(key, undefined);
    adds.current?.focus();
  };
  return (
    <div className={classes.bar}>
      {searching && <SearchBox {...searching} clearLabel={texts.removeFilter(searching.label)} />}
      {filters.length > 0 && isPhone && (
        <Button
          ref={adds}
          variant="default"
          leftSection={<IconAdjustmentsHorizontal size={16} aria-hidden />}
          onClick={() => setSheetOpen(true)}
        >
          {texts.filtersSet(shown.length)}
        </Button>
      )}
      {isSheetOpen && (
        <Sheet
          filters={filters}
          values={values}
          onFilter={onFilter}
          onClear={onClear}
          texts={texts}
          found={found}
          onClose={() => setSheetOpen(false)}
        />
      )}
      {filters.length > 0 && !isPhone && (
        <Menu position="bottom-start" withinPortal={false} withInitialFocusPlaceholder={false} returnFocus={false}>
          <Menu.Target>
            <Button
              ref={adds}
              variant="default"
              leftSection={<IconFilterPlus size={16} aria-hidden />}
              disabled={others.length === 0}
            >
              {texts.addFilter}
            </Button>
          </Menu.Target>
          <Menu.Dropdown className={classes.filters ?? ''}>
            {others.map(({ key, label }) => (
              <Menu.Item key={key} onClick={() => setPending(key)}>
                {label}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      {tools !== undefined && <div className={classes.tools}>{tools}</div>}
      {shown.length > 0 && (
        <div className={classes.chips}>
          {shown.map((filter) => (
            <FilterChip
              key={filter.key}
              filter={filter}
              value={values[filter.key]}
              texts={texts}
              onChange={(value) => onFilter(filter.key, value)}
              onRemove={() => remove(filter.key)}
            />
          ))}
          <Button
            variant="subtle"
            size="compact-sm"
            onClick={() => {
              setPending(undefined);
              onClear();
              adds.current?.focus();
            }}
          >
            {texts.clearAll}
          </Button>
        </div>
      )}
    </div>
  );
}
