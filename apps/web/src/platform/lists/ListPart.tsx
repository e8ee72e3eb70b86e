import { useMemo, useState, type Attributes, type ReactNode } from 'react';
import { Button } from '@mantine/core';
import { IconSearchOff } from '@tabler/icons-react';
import { LISTS } from 'virtual:lists';
import type { ListName } from '@portal/contract/allEndpoints.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { shownOf, type Column } from '../../ui/table/column.ts';
import { ColumnItems } from '../../ui/table/ColumnItems.tsx';
import { ColumnsMenu } from '../../ui/table/ColumnsMenu.tsx';
import { BOX_REM } from '../../ui/table/DataTable.tsx';
import { FilterBar } from '../../ui/table/filters/FilterBar.tsx';
import { ListBody } from '../../ui/table/ListBody.tsx';
import { countSelected, NONE_SELECTED, withinLoaded, type Selection } from '../../ui/table/selection.ts';
import { SelectionBar } from '../../ui/table/SelectionBar.tsx';
import { SortChoice } from '../../ui/table/SortChoice.tsx';
import { useAsCards } from '../../ui/table/useAsCards.ts';
import { FilterSheet } from './filterSheet.ts';
import { problemText } from '../texts/fieldErrors.ts';
import { formatNumber } from '../texts/format.ts';
import { ownZoneName } from '../texts/ownClock.ts';
import { FailedReading } from '../failures/FailedReading.tsx';
import { useText } from '../texts/i18n.ts';
import { isNarrowed, whyNotSearch } from './listAddress.ts';
import { ExportButton } from './exports/ExportButton.tsx';
import type { AnyShownList } from './listColumn.ts';
import { hiddenColumns } from './hiddenColumns.ts';
import { useColumnChoice } from './useColumnChoice.ts';
import { useDensity } from '../session/useDensity.ts';
import type { AskedList, ListOf, RowOf } from './useList.ts';
import { useListFilters, type LooseText, type Words } from './useListFilters.ts';
import { useRoom } from './useRoom.ts';
import { useTableTexts } from './useTableTexts.ts';
import { ViewsMenu } from './views/ViewsMenu.tsx';
import classes from './ListPart.module.css';

type FiltersOf<Name extends ListName> = ListOf<Name>['filters'];
type Offered = { kind: 'record' | 'year' };
type OfOffered = Offered | { kind: 'several'; of: Offered };
/** Whose values the screen must offer; those of the others are texts, countries or people, or are entered. */
type MustOffer<Name extends ListName> = {
  [K in keyof FiltersOf<Name>]: FiltersOf<Name>[K] extends OfOffered ? K : never;
}[keyof FiltersOf<Name>];
type MayOffer<Name extends ListName> = Partial<Record<keyof FiltersOf<Name>, Words>>;

/** Values of filters that the contract does not know, or that have other texts than `key.value`. */
type Offers<Name extends ListName> = [MustOffer<Name>] extends [never]
  ? { choices?: MayOffer<Name> }
  : { choices: MayOffer<Name> & Record<MustOffer<Name>, Words> };

export type ListProps<Shown extends AnyShownList> = Attributes &
  Offers<Shown['name']> & {
    of: Shown;
    list: AskedList<Shown['name']>;
    /** What a row is called in the labels of its controls. */
    nameOf: (row: RowOf<Shown['name']>) => string;
    icon: ReactNode;
    /** Filters that stand elsewhere on the screen, since they narrow more than the rows. */
    elsewhere?: readonly (keyof FiltersOf<Shown['name']> & string)[];
    rowActions?: ((row: RowOf<Shown['name']>) => ReactNode) | false;
    /** In rem, where it is wider than the button of a menu. */
    actionsWidth?: number;
    /** What may be done with many at once. Without it rows cannot be chosen. */
    bulk?: (selection: Selection, done: () => void) => ReactNode;
    /** The next step where there is nothing at all. */
    emptyAction?: ReactNode;
    /** Where the number means something else than `count`. */
    countText?: (total: number) => string;
  };

/** A list of the contract by the keys of its noun: search, filters, order, columns, views, selection, pages, and their states. */
export function ListPart<Shown extends AnyShownList>(props: ListProps<Shown>) {
  type Row = RowOf<Shown['name']>;
  const { of, list, nameOf, icon, choices, rowActions, actionsWidth = 4, bulk, emptyAction, countText } = props;
  const elsewhere: readonly string[] = props.elsewhere ?? [];
  const { address, pages } = list;
  const tables = useText('tables');
  const text = useText(of.noun);
  // Its keys follow from the contract; the type of `shownList` has them.
  const t = text as LooseText;
  const texts = useTableTexts();
  const asCards = useAsCards();
  const columns = useMemo(
    () =>
      of.columns.map(({ key, cell, title, ...rest }): Column<Row> => ({
        ...rest,
        key,
        header: t(key),
        // Declared for such rows and this noun's texts.
        cell: (row) => cell(row as never, text as never),
        onCard: title ? 'title' : 'line',
      })),
    [of, t, text],
  );
  const keys = columns.map(({ key }) => key);
  const room = useRoom() - (bulk ? BOX_REM : 0) - (rowActions ? actionsWidth : 0);
  // On a card lines stand below one another.
  const hidden = hiddenColumns(of.columns, asCards ? Infinity : room);
  const choice = useColumnChoice(of.noun, { keys, hidden });
  const [density, setCompact] = useDensity('lists');
  const filters = useListFilters(LISTS[of.name].filters, t, choices).filter(({ key }) => !elsewhere.includes(key));
  const clear = () => address.clear(elsewhere);
  const { rows, total, error } = pages;
  const loaded = rows.map(({ id }) => id);
  const wrongSearch = (words: string) => {
    const problem = whyNotSearch(words, address.terms);
    return problem && problemText(problem);
  };
  const counted = countText ?? ((count: number) => t('count', { count, shown: formatNumber(count) }));
  const [selection, select] = useSelection(JSON.stringify([address.search, address.filters]), loaded);

  const chosen = countSelected(selection, total ?? 0);
  const isZoned = of.columns.some(({ key, fixed, zoned }) => zoned && (fixed || choice.shows(key)));

  return (
    <div className={classes.list} data-selecting={chosen > 0}>
      <FilterBar
        search={{ label: t('search'), value: address.search, wrong: wrongSearch, onChange: address.searchFor }}
        filters={filters}
        values={address.filters}
        onFilter={address.filterBy}
        onClear={clear}
        texts={texts}
        Sheet={FilterSheet}
        found={pages.stale ? undefined : total}
        tools={
          <>
            <ViewsMenu
              list={of.noun}
              address={address}
              choice={choice}
              keys={keys}
              label={tables(asCards ? 'viewsAndColumns' : 'views')}
            >
              {asCards && (
                <ColumnItems label={texts.columns} columns={columns} shows={choice.shows} onShow={choice.show} />
              )}
            </ViewsMenu>
            {!asCards && (
              <ColumnsMenu
                label={texts.columns}
                columns={columns}
                shows={choice.shows}
                onShow={choice.show}
                compactLabel={texts.compactRows}
                compact={density === 'compact'}
                onCompact={setCompact}
              />
            )}
            <ExportButton
              of={of}
              address={address}
              total={pages.stale ? undefined : total}
              shown={shownOf(columns, choice.shows).map(({ key }) => key)}
            />
            {asCards && columns.some(({ sorts }) => sorts) && (
              <SortChoice columns={columns} sort={address.sort} onSort={address.sortBy} texts={texts} />
            )}
          </>
        }
      />
      <div className={classes.head}>
        <output>{total !== undefined && !pages.stale && counted(total)}</output>
        {isZoned && rows.length > 0 && (
          <span>{address.terms.byDay ? tables('ownZone', { zone: ownZoneName() }) : tables('zone')}</span>
        )}
        {bulk && (
          <SelectionBar selection={selection} onSelect={select} loaded={loaded} total={total ?? 0} texts={texts}>
            {bulk(selection, () => select(NONE_SELECTED))}
          </SelectionBar>
        )}
      </div>
      <ListBody
        label={t('title')}
        rows={rows}
        nameOf={nameOf}
        columns={shownOf(columns, choice.shows)}
        sort={address.sort}
        onSort={address.sortBy}
        rowActions={rowActions || undefined}
        actionsWidth={actionsWidth}
        selection={bulk && selection}
        onSelect={select}
        stale={pages.stale}
        compact={density === 'compact'}
        loading={pages.loading}
        total={total}
        hasMore={pages.hasMore}
        loadingMore={pages.loadingMore}
        onMore={pages.more}
        texts={texts}
        empty={
          isNarrowed(address, elsewhere) ? (
            <EmptyState
              icon={<IconSearchOff size={28} stroke={1.5} />}
              title={tables('noResults')}
              action={
                <Button variant="default" onClick={clear}>
                  {tables('clearFilters')}
                </Button>
              }
            />
          ) : (
            <EmptyState icon={icon} title={tables('emptyData')} text={t('emptyText')} action={emptyAction} />
          )
        }
        failure={error && <FailedReading error={error} onRetry={pages.again} busy={pages.busy} />}
      />
    </div>
  );
}

/** Chosen rows; other filters begin anew, and a row that left the list is chosen no longer. */
function useSelection(shown: string, loaded: readonly number[]) {
  const [kept, setKept] = useState({ shown, selection: NONE_SELECTED });
  const selection = kept.shown === shown ? withinLoaded(kept.selection, loaded) : NONE_SELECTED;
  return [selection, (next: Selection) => setKept({ shown, selection: next })] as const;
}
