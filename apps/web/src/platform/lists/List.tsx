import { useState, type ReactNode } from 'react';
import { Button } from '@mantine/core';
import { IconSearchOff } from '@tabler/icons-react';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { shownOf, type Column } from '../../ui/table/column.ts';
import { ColumnsMenu } from '../../ui/table/ColumnsMenu.tsx';
import type { Filter } from '../../ui/table/filters/filter.ts';
import { FilterBar } from '../../ui/table/filters/FilterBar.tsx';
import { ListBody } from '../../ui/table/ListBody.tsx';
import { NONE_SELECTED, withinLoaded, type Selection } from '../../ui/table/selection.ts';
import { SelectionBar } from '../../ui/table/SelectionBar.tsx';
import { SortChoice } from '../../ui/table/SortChoice.tsx';
import { useAsCards } from '../../ui/table/useAsCards.ts';
import { problemText } from '../texts/fieldErrors.ts';
import { FailedReading } from '../failures/FailedReading.tsx';
import { useText } from '../texts/i18n.ts';
import { whyNotSearch } from './listAddress.ts';
import { useColumnChoice } from './useColumnChoice.ts';
import type { ListAddress } from './useListAddress.ts';
import type { Pages } from './usePages.ts';
import { useTableTexts } from './useTableTexts.ts';
import { ViewsMenu } from './views/ViewsMenu.tsx';
import classes from './List.module.css';

interface Props<Row extends { id: number }> {
  /** Under which saved views and columns are kept. */
  name: string;
  label: string;
  searchLabel: string;
  /** `12 users`, read aloud whenever it changes. */
  countText: (total: number) => string;
  columns: readonly Column<Row>[];
  /** Columns that are hidden until somebody asks for them. */
  hidden?: readonly string[];
  filters: readonly Filter[];
  address: ListAddress;
  pages: Pages<Row>;
  /** What a row is called in the labels of its controls. */
  nameOf: (row: Row) => string;
  rowActions?: (row: Row) => ReactNode;
  /** What may be done with many at once. Without it rows cannot be chosen. */
  bulk?: (selection: Selection, done: () => void) => ReactNode;
  /** Where there is nothing at all: what belongs here, and the next step. */
  empty: { icon: ReactNode; text: string; action?: ReactNode };
}

/** Every list of the portal: search, filters, order, columns, views, selection, pages, and their states. */
export function List<Row extends { id: number }>(props: Props<Row>) {
  const { name, label, searchLabel, countText, columns, hidden, filters, address, pages, nameOf } = props;
  const t = useText('tables');
  const texts = useTableTexts();
  const asCards = useAsCards();
  const choice = useColumnChoice(name, { keys: columns.map(({ key }) => key), ...(hidden && { hidden }) });
  const { rows, total, error } = pages;
  const loaded = rows.map(({ id }) => id);
  const wrongSearch = (words: string) => {
    const problem = whyNotSearch(words, address.terms);
    return problem && problemText(problem);
  };
  const [selection, select] = useSelection(JSON.stringify([address.search, address.filters]), loaded);

  return (
    <div className={classes.list}>
      <FilterBar
        searchLabel={searchLabel}
        search={address.search}
        wrongSearch={wrongSearch}
        onSearch={address.searchFor}
        filters={filters}
        values={address.filters}
        onFilter={address.filterBy}
        onClear={address.clear}
        texts={texts}
        tools={
          <>
            {asCards && <SortChoice columns={columns} sort={address.sort} onSort={address.sortBy} texts={texts} />}
            <ViewsMenu list={name} address={address} choice={choice} keys={columns.map(({ key }) => key)} />
            <ColumnsMenu label={texts.columns} columns={columns} shows={choice.shows} onShow={choice.show} />
          </>
        }
      />
      <output className={classes.count}>{total !== undefined && !pages.stale && countText(total)}</output>
      {props.bulk && (
        <SelectionBar selection={selection} onSelect={select} loaded={loaded} total={total ?? 0} texts={texts}>
          {props.bulk(selection, () => select(NONE_SELECTED))}
        </SelectionBar>
      )}
      <ListBody
        label={label}
        rows={rows}
        nameOf={nameOf}
        columns={shownOf(columns, choice.shows)}
        sort={address.sort}
        onSort={address.sortBy}
        rowActions={props.rowActions}
        selection={props.bulk && selection}
        onSelect={select}
        stale={pages.stale}
        loading={pages.loading}
        total={total}
        hasMore={pages.hasMore}
        loadingMore={pages.loadingMore}
        onMore={pages.more}
        texts={texts}
        empty={
          address.isNarrowed ? (
            <EmptyState
              icon={<IconSearchOff size={28} stroke={1.5} />}
              title={t('noResults')}
              action={
                <Button variant="default" onClick={address.clear}>
                  {t('clearFilters')}
                </Button>
              }
            />
          ) : (
            <EmptyState {...props.empty} title={t('emptyData')} />
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
