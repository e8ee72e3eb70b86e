import { useMemo } from 'react';
import { USER_STATUSES } from '@portal/domain/users/accounts.ts';
import { useCountryChoices } from '../platform/useCountryChoices.ts';
import { useText } from '../platform/i18n.ts';
import { roleName } from '../platform/roleName.ts';
import type { Filter } from '../ui/table/filter.ts';
import { useRoleOptions } from './users.queries.ts';

export const USER_FILTERS = ['status', 'role', 'country'] as const;

/** What the list of staff users is narrowed by. */
export function useUserFilters(): readonly Filter[] {
  const t = useText('users');
  const { data: roles } = useRoleOptions();
  const countries = useCountryChoices();
  return useMemo(
    () => [
      {
        key: 'status',
        label: t('status'),
        values: USER_STATUSES.map((status) => ({ value: status, label: t(`status.${status}`) })),
      },
      {
        key: 'role',
        label: t('roles'),
        values: (roles ?? []).map(({ id, name }) => ({ value: String(id), label: roleName(name) })),
      },
      { key: 'country', label: t('country'), values: countries },
    ],
    [t, roles, countries],
  );
}
