import { LISTS } from 'virtual:lists';
import { FilterSheet } from '../../platform/lists/filterSheet.ts';
import { ExportButton } from '../../platform/lists/exports/ExportButton.tsx';
import { FilterBar } from '../../ui/table/filters/FilterBar.tsx';
import { useColumnChoice } from '../../platform/lists/useColumnChoice.ts';
import { useListAddress } from '../../platform/lists/useListAddress.ts';
import { useListFilters, type LooseText } from '../../platform/lists/useListFilters.ts';
import { useTableTexts } from '../../platform/lists/useTableTexts.ts';
import { ViewsMenu } from '../../platform/lists/views/ViewsMenu.tsx';
import { formatNumber } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { useBoard } from '../applications.queries.ts';
import { APPLICATIONS } from './applicationColumns.tsx';
import { OnlyMine } from './OnlyMine.tsx';
import { useFilterChoices } from './useFilterChoices.ts';
import classes from './BoardFilters.module.css';

const KEYS = APPLICATIONS.columns.map(({ key }) => key);

/** What narrows the board: the words, filters and views of the list of the same applications. */
export function BoardFilters() {
  const t = useText('applicationList');
  const tables = useText('tables');
  const texts = useTableTexts();
  const address = useListAddress(LISTS.listApplications);
  const filters = useListFilters(LISTS.listApplications.filters, t as LooseText, useFilterChoices());
  const choice = useColumnChoice(APPLICATIONS.noun, { keys: KEYS });
  const { data, isPlaceholderData } = useBoard();
  const total = data?.columns.reduce((sum, { totalBD }) => sum + totalBD, 0);
  const found = isPlaceholderData ? undefined : total;
  return (
    <div className={classes.filters}>
      <FilterBar
        search={{ label: t('search'), value: address.search, wrong: () => undefined, onChange: address.searchFor }}
        filters={filters}
        values={address.filters}
        onFilter={address.filterBy}
        onClear={() => address.clear()}
        texts={texts}
        Sheet={FilterSheet}
        found={found}
        tools={
          <>
            <OnlyMine address={address} />
            <ViewsMenu list={APPLICATIONS.noun} address={address} choice={choice} keys={KEYS} label={tables('views')} />
            <ExportButton
              of={APPLICATIONS}
              address={address}
              total={isPlaceholderData ? undefined : total}
              shown={KEYS.filter(choice.shows)}
            />
          </>
        }
      />
      <output className={classes.count}>
        {address.isNarrowed && found !== undefined && t('count', { count: found, shown: formatNumber(found) })}
      </output>
    </div>
  );
}
