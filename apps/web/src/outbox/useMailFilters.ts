import { useMemo } from 'react';
import { MAIL_STATES } from '@portal/domain/outbox/delivery.ts';
import { useText } from '../platform/i18n.ts';
import type { Filter } from '../ui/table/filter.ts';

export const MAIL_FILTERS = ['state'] as const;

/** What the outbox is narrowed by. */
export function useMailFilters(): readonly Filter[] {
  const t = useText('outbox');
  return useMemo(
    () => [
      {
        key: 'state',
        label: t('state'),
        values: MAIL_STATES.map((state) => ({ value: state, label: t(`state.${state}`) })),
      },
    ],
    [t],
  );
}
