import { useMemo } from 'react';
import type { ClientAccount } from '@portal/contract/customers.ts';
import { countryName, formatDate, formatInstant } from '../platform/format.ts';
import { useText } from '../platform/i18n.ts';
import { AccountStatus } from '../ui/AccountStatus.tsx';
import type { Column } from '../ui/table/column.ts';
import { ClientNameCell } from './ClientNameCell.tsx';
import { StageName } from './StageName.tsx';

const NOTHING = '–';

/** Columns that few need: hidden until somebody asks for them. */
export const RARE_COLUMNS = ['kind', 'caseNumber', 'lastSignIn', 'language', 'created'];

export function useClientColumns(): readonly Column<ClientAccount>[] {
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
        width: '27%',
        onCard: 'title',
      },
      { key: 'kind', header: t('kind'), cell: ({ kind }) => t(`kind.${kind}`), onCard: 'line' },
      {
        key: 'stage',
        header: t('stage'),
        cell: ({ application }) => (application ? <StageName stage={application.stage} /> : t('stage.NONE')),
        onCard: 'line',
      },
      {
        key: 'caseNumber',
        header: t('caseNumber'),
        cell: ({ application }) => application?.caseNumber ?? NOTHING,
        onCard: 'line',
      },
      {
        key: 'church',
        header: t('church'),
        cell: ({ application }) =>
          [application?.churchName, application?.country && countryName(application.country)]
            .filter(Boolean)
            .join(', ') || NOTHING,
        onCard: 'line',
      },
      {
        key: 'ephesian',
        header: t('ephesian'),
        cell: ({ application }) => application?.ephesian?.name ?? NOTHING,
        onCard: 'line',
      },
      {
        key: 'status',
        header: t('status'),
        cell: ({ status }) => <AccountStatus status={status} label={t(`status.${status}`)} />,
        onCard: 'line',
      },
      {
        key: 'lastActive',
        header: t('lastActive'),
        cell: ({ lastActiveAt }) => formatInstant(lastActiveAt),
        sorts: 'down',
        onCard: 'line',
      },
      {
        key: 'lastSignIn',
        header: t('lastSignIn'),
        cell: ({ lastSignInAt }) => (lastSignInAt === null ? t('never') : formatInstant(lastSignInAt)),
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
