import { useMemo } from 'react';
import type { TableTexts } from '../../ui/table/tableTexts.ts';
import { problemText } from '../texts/fieldErrors.ts';
import { formatNumber } from '../texts/format.ts';
import { useText } from '../texts/i18n.ts';

/** The words of the table's own controls. */
export function useTableTexts(): TableTexts {
  const t = useText('tables');
  const common = useText('common');
  return useMemo(() => {
    const counted = (count: number) => ({ count, shown: formatNumber(count) });
    return {
      addFilter: t('addFilter'),
      filters: t('filters'),
      filtersSet: (count) => t('filtersSet', counted(count)),
      showFound: t('showFound'),
      showThese: (found) => t('showThese', counted(found)),
      close: common('close'),
      clearAll: t('clearAll'),
      chip: (filter, value) => t('chip', { filter, value }),
      removeFilter: (filter) => t('removeFilter', { filter }),
      chooseValue: (filter) => t('chooseValue', { filter }),
      searchValues: t('searchValues'),
      noValue: t('noValue'),
      from: t('from'),
      until: t('until'),
      turnedSpan: t('turnedSpan'),
      required: problemText({ code: 'field.required' }),
      apply: t('apply'),
      columns: t('columns'),
      compactRows: t('compactRows'),
      sort: t('sort'),
      sorted: (header, way) => t(way === 'up' ? 'ascending' : 'descending', { header }),
      actions: t('actions'),
      select: (name) => t('select', { name }),
      selectLoaded: t('selectLoaded'),
      selected: (count) => t('selected', counted(count)),
      selectAll: (total) => t('selectAll', counted(total)),
      allSelected: (total) => t('allSelected', counted(total)),
      clearSelection: t('clearSelection'),
      shown: (shown, total) => t('shown', { shown: formatNumber(shown), total: formatNumber(total) }),
      loadMore: common('loadMore'),
      loading: common('loading'),
    };
  }, [t, common]);
}
