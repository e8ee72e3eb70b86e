import { useMemo, type ReactNode } from 'react';
import { LISTS } from 'virtual:lists';
import type { ListName } from '@portal/contract/allEndpoints.ts';
import type { TextParams } from '@portal/messages/translation.ts';
import type { Column } from '../../ui/table/column.ts';
import type { Filter } from '../../ui/table/filters/filter.ts';
import type { Selection } from '../../ui/table/selection.ts';
import { formatNumber } from '../texts/format.ts';
import { useText } from '../texts/i18n.ts';
import { useCountryChoices } from '../texts/useCountryChoices.ts';
import { List } from './List.tsx';
import type { AnyShownList } from './listColumn.ts';
import type { AskedList, ListOf, RowOf } from './useList.ts';

type Words = readonly { value: string; label: string }[];
type FiltersOf<Name extends ListName> = ListOf<Name>['filters'];
/** Whose values the screen offers; those of the other filters have texts, and countries have names. */
type Offered<Name extends ListName> = {
  [K in keyof FiltersOf<Name>]: FiltersOf<Name>[K] extends { kind: 'record' } ? K : never;
}[keyof FiltersOf<Name>];
type Choices<Name extends ListName> = Record<Offered<Name>, Words> & Partial<Record<keyof FiltersOf<Name>, Words>>;

export interface ListProps<Shown extends AnyShownList> {
  of: Shown;
  list: AskedList<Shown['name']>;
  /** What a row is called in the labels of its controls. */
  nameOf: (row: RowOf<Shown['name']>) => string;
  icon: ReactNode;
  /** Values of filters that the contract does not know, or that have other texts than `key.value`. */
  choices?: Partial<Choices<Shown['name']>>;
  rowActions?: ((row: RowOf<Shown['name']>) => ReactNode) | false;
  /** What may be done with many at once. Without it rows cannot be chosen. */
  bulk?: (selection: Selection, done: () => void) => ReactNode;
  /** The next step where there is nothing at all. */
  emptyAction?: ReactNode;
  /** Where the number means something else than `count`. */
  countText?: (total: number) => string;
}

type LooseText = (key: string, params?: TextParams) => string;

/** A list of the contract: its search, filters, columns and texts by the keys of its noun. */
export function ListPart<Shown extends AnyShownList>(props: ListProps<Shown>) {
  type Row = RowOf<Shown['name']>;
  const { of, list, nameOf, icon, choices, rowActions, bulk, emptyAction } = props;
  const { name, noun, columns } = of;
  const text = useText(noun);
  // Its keys follow from the contract; the type of `shownList` has them.
  const t = text as LooseText;
  const shown = useMemo(
    () =>
      columns.map(({ key, cell, title, ...rest }): Column<Row> => ({
        ...rest,
        key,
        header: t(key),
        // Declared for such rows and this noun's texts.
        cell: (row) => cell(row as never, text as never),
        onCard: title ? 'title' : 'line',
      })),
    [columns, t, text],
  );
  return (
    <List<Row>
      name={noun}
      label={t('title')}
      searchLabel={t('search')}
      countText={props.countText ?? ((count) => t('count', { count, shown: formatNumber(count) }))}
      columns={shown}
      hidden={columns.filter(({ rare }) => rare).map(({ key }) => key)}
      filters={useFilters(name, t, choices)}
      address={list.address}
      pages={list.pages}
      nameOf={nameOf}
      {...(rowActions && { rowActions })}
      {...(bulk && { bulk })}
      empty={{ icon, text: t('emptyText'), action: emptyAction }}
    />
  );
}

function useFilters(name: ListName, t: LooseText, choices: Partial<Record<string, Words>> = {}): readonly Filter[] {
  const countries = useCountryChoices();
  return Object.entries(LISTS[name].filters).map(([key, filter]) => ({
    key,
    label: t(key),
    values:
      choices[key] ??
      (filter.kind === 'country'
        ? countries
        : filter.kind === 'oneOf'
          ? filter.values.map((value) => ({ value, label: t(`${key}.${value}`) }))
          : []),
  }));
}
