import { useMemo } from 'react';
import type { StaffUser } from '@portal/contract/users.ts';
import { countryName, formatDate, formatInstant, formatList } from '../platform/format.ts';
import { useText } from '../platform/i18n.ts';
import { PersonCell } from '../platform/lists/PersonCell.tsx';
import { roleName } from '../platform/roleName.ts';
import type { Column } from '../ui/table/column.ts';
import { nameOf } from './nameOf.ts';
import { UserStatus } from './UserStatus.tsx';
import { useWhyNotManaged } from './useWhyNotManaged.ts';

/** Columns that few need: hidden until somebody asks for them. */
export const RARE_COLUMNS = ['language', 'phone', 'created'];

export function useUserColumns({ mayEdit }: { mayEdit: boolean }): readonly Column<StaffUser>[] {
  const t = useText('users');
  const shell = useText('shell');
  const whyNotManaged = useWhyNotManaged();
  return useMemo(
    () => [
      {
        key: 'name',
        header: t('name'),
        cell: (user) => (
          <PersonCell
            name={nameOf(user)}
            email={user.email}
            to={mayEdit && !whyNotManaged(user) ? `/users/create/${user.id}` : undefined}
          />
        ),
        sorts: 'up',
        fixed: true,
        width: '28%',
        onCard: 'title',
      },
      {
        key: 'roles',
        header: t('roles'),
        cell: ({ roles }) => formatList(roles.map(({ name }) => roleName(name))),
        onCard: 'line',
      },
      {
        key: 'country',
        header: t('country'),
        cell: ({ country }) => (country === null ? '' : countryName(country)),
        onCard: 'line',
      },
      { key: 'status', header: t('status'), cell: ({ status }) => <UserStatus status={status} />, onCard: 'line' },
      {
        key: 'lastSignIn',
        header: t('lastSignIn'),
        cell: ({ lastSignInAt }) => (lastSignInAt === null ? t('never') : formatInstant(lastSignInAt)),
        sorts: 'down',
        onCard: 'line',
      },
      { key: 'language', header: t('language'), cell: ({ language }) => shell(`language.${language}`), onCard: 'line' },
      {
        key: 'phone',
        header: t('phone'),
        cell: ({ phoneCode, mobile }) => (mobile === null ? '' : `+${phoneCode ?? ''} ${mobile}`),
        onCard: 'line',
      },
      {
        key: 'created',
        header: t('created'),
        cell: ({ createdAt }) => formatDate(createdAt),
        sorts: 'down',
        onCard: 'line',
      },
    ],
    [t, shell, mayEdit, whyNotManaged],
  );
}
