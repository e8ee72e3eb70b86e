import { useMemo } from 'react';
import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { TERMS } from 'virtual:statistics';
import { CLASSIFICATIONS } from '@portal/domain/applications/finding/marks.ts';
import type { StatisticName } from '@portal/domain/statistics/allStatistics.ts';
import { endpointOf } from '@portal/domain/statistics/endpointOf.ts';
import { ExportButton } from '../platform/lists/exports/ExportButton.tsx';
import { FilterSheet } from '../platform/lists/filterSheet.ts';
import { useColumnChoice } from '../platform/lists/useColumnChoice.ts';
import type { ListAddress } from '../platform/lists/useListAddress.ts';
import { useListFilters, type LooseText } from '../platform/lists/useListFilters.ts';
import { useTableTexts } from '../platform/lists/useTableTexts.ts';
import { ViewsMenu } from '../platform/lists/views/ViewsMenu.tsx';
import { useText } from '../platform/texts/i18n.ts';
import { FilterBar } from '../ui/table/filters/FilterBar.tsx';

/** Of a file of figures, by their keys (exportStatistics.ts). */
const COLUMNS = [
  'file.part',
  'file.row',
  'file.series',
  'file.unit',
  'file.now',
  'file.before',
  'file.year',
  'file.meaning',
];

interface Props {
  name: StatisticName;
  address: ListAddress;
  /** What narrows it besides the address. */
  asked: ListAddress['filters'];
}

/** What narrows a statistic, as a list is narrowed: chips, saved views, a file, and paper. */
export function StatisticFilters({ name, address, asked }: Props) {
  const t = useText('statistics');
  const tables = useText('tables');
  const texts = useTableTexts();
  const applications = useText('applications');
  const words = useText('applicationList') as LooseText;
  const { period: _, ...declared } = TERMS[endpointOf(name)].filters;
  const choices = useMemo(
    () => ({
      classification: CLASSIFICATIONS.map((value) => ({
        value,
        label:
          value === 'NONE' || value === 'BELOW'
            ? applications(`classification.${value}`)
            : applications('classification.rank', { rank: value }),
      })),
    }),
    [applications],
  );
  const filters = useListFilters(declared, words, choices);
  const noun = `${name}Statistic` as const;
  const choice = useColumnChoice(noun, { keys: [] });
  return (
    <FilterBar
      filters={filters}
      values={address.filters}
      onFilter={address.filterBy}
      onClear={() => address.clear()}
      texts={texts}
      Sheet={FilterSheet}
      found={undefined}
      tools={
        <>
          <ViewsMenu list={noun} address={address} choice={choice} keys={[]} label={tables('views')} />
          <ExportButton
            of={{ name: endpointOf(name), noun }}
            address={{ ...address, filters: asked }}
            total={undefined}
            shown={COLUMNS}
          />
          <Button variant="default" leftSection={<IconPrinter size={16} aria-hidden />} onClick={() => window.print()}>
            {t('print')}
          </Button>
        </>
      }
    />
  );
}
