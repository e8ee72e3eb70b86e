import { useMemo } from 'react';
import { PROBLEM_FILTERS } from '@portal/domain/problems/problemReports.ts';
import { useText } from '../platform/i18n.ts';
import type { Filter } from '../ui/table/filter.ts';

/** Without it those that are open are shown. */
export const PROBLEM_FILTER_KEYS = ['show'] as const;

/** What the reports are narrowed by. */
export function useProblemFilters(): readonly Filter[] {
  const t = useText('problems');
  return useMemo(
    () => [
      {
        key: 'show',
        label: t('state'),
        values: PROBLEM_FILTERS.map((filter) => ({ value: filter, label: t(`filter.${filter}`) })),
      },
    ],
    [t],
  );
}
