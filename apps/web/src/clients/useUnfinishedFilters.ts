import { useMemo } from 'react';
import { WAITS } from '@portal/domain/clients/accounts.ts';
import { formatNumber } from '../platform/format.ts';
import { useText } from '../platform/i18n.ts';
import type { Filter } from '../ui/table/filter.ts';

export const UNFINISHED_FILTERS = ['waits', 'quiet'] as const;

const QUIET_DAYS = [7, 30, 90];

/** What the list of unfinished accounts is narrowed by. */
export function useUnfinishedFilters(): readonly Filter[] {
  const t = useText('clients');
  return useMemo(
    () => [
      { key: 'waits', label: t('waits'), values: WAITS.map((one) => ({ value: one, label: t(`waits.${one}`) })) },
      {
        key: 'quiet',
        label: t('quietFilter'),
        values: QUIET_DAYS.map((count) => ({
          value: String(count),
          label: t('days', { count, shown: formatNumber(count) }),
        })),
      },
    ],
    [t],
  );
}
