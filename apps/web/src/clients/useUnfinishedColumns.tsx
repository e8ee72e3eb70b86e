import { useMemo } from 'react';
import type { UnfinishedAccount } from '@portal/contract/customers.ts';
import { formatDate, formatNumber } from '../platform/format.ts';
import { useText } from '../platform/i18n.ts';
import type { Column } from '../ui/table/column.ts';
import { ClientNameCell } from './ClientNameCell.tsx';

export function useUnfinishedColumns(): readonly Column<UnfinishedAccount>[] {
  const t = useText('clients');
  const shell = useText('shell');
  return useMemo(
    () => [
      {
        key: 'name',
        header: t('name'),
        cell: (client) => <ClientNameCell client={client} />,
        sorts: 'up',
        fixed: true,
        width: '30%',
        onCard: 'title',
      },
      { key: 'waits', header: t('waits'), cell: ({ waits }) => t(`waits.${waits}`), onCard: 'line' },
      {
        key: 'progress',
        header: t('progress'),
        cell: ({ formState }) => t(`form.${formState ?? 'NONE'}`),
        onCard: 'line',
      },
      {
        key: 'lastActive',
        header: t('lastActive'),
        cell: ({ daysQuiet: count }) => t('daysAgo', { count, shown: formatNumber(count) }),
        sorts: 'down',
        onCard: 'line',
      },
      {
        key: 'reminded',
        header: t('reminded'),
        cell: ({ remindedAt }) => (remindedAt === null ? t('never') : formatDate(remindedAt)),
        onCard: 'line',
      },
      { key: 'language', header: t('language'), cell: ({ language }) => shell(`language.${language}`), onCard: 'line' },
      {
        key: 'created',
        header: t('created'),
        cell: ({ createdAt }) => formatDate(createdAt),
        sorts: 'down',
        onCard: 'line',
      },
    ],
    [t, shell],
  );
}
