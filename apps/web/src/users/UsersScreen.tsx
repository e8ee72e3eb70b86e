import { useMemo, useState } from 'react';
import { Button } from '@mantine/core';
import { IconUserPlus, IconUsers } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { StaffUser } from '@portal/contract/users/staff.ts';
import { useActor } from '../platform/session/actor.ts';
import { formatList } from '../platform/texts/format.ts';
import { useText } from '../platform/texts/i18n.ts';
import { cellOf, shownList } from '../platform/lists/listColumn.ts';
import { ListPage } from '../platform/lists/ListPage.tsx';
import { PersonCell } from '../platform/lists/PersonCell.tsx';
import { useList } from '../platform/lists/useList.ts';
import { nameOf } from './nameOf.ts';
import { UserDialogs, type Asked } from './UserDialogs.tsx';
import { UserMenu } from './UserMenu.tsx';
import { USERS, useRoleOptions } from './users.queries.ts';
import { UserStatus } from './UserStatus.tsx';
import { useWhyNotManaged } from './useWhyNotManaged.ts';

const LIST = shownList('listUsers', 'users', [
  { key: 'name', cell: (user) => <UserName user={user} />, sorts: 'up', fixed: true, width: 15, title: true },
  { key: 'roles', cell: ({ roles }) => formatList(roles.map(({ name }) => name)), width: 9 },
  { key: 'country', cell: ({ country }) => cellOf.country(country), width: 8 },
  { key: 'status', cell: ({ status }) => <UserStatus status={status} />, width: 10 },
  {
    key: 'lastSignIn',
    cell: ({ lastSignInAt }, t) => cellOf.instant(lastSignInAt, t('never')),
    sorts: 'down',
    width: 10,
    zoned: true,
  },
  { key: 'language', cell: ({ language }) => cellOf.language(language), width: 7, rare: true },
  {
    key: 'phone',
    cell: ({ phoneCode, mobile }) => (mobile === null ? '' : `+${phoneCode ?? ''} ${mobile}`),
    width: 10,
    rare: true,
  },
  { key: 'created', cell: ({ createdAt }) => cellOf.date(createdAt), sorts: 'down', width: 8, rare: true },
]);

/** Staff users: who they are, in which roles, and what may be done about their accounts. */
export function UsersScreen() {
  const t = useText('users');
  const { permissions } = useActor();
  const mayEdit = permissions.has('business.user.manage');
  const { data: roles } = useRoleOptions();
  const choices = useMemo(
    () => ({ role: (roles ?? []).map(({ id, name }) => ({ value: String(id), label: name })) }),
    [roles],
  );
  const list = useList(LIST, USERS);
  const [asked, setAsked] = useState<Asked>();
  const menuOf = (user: StaffUser) => <UserMenu user={user} onAsk={setAsked} />;
  const invite = mayEdit && (
    <Button component={Link} to="/users/create" leftSection={<IconUserPlus size={16} aria-hidden />}>
      {t('create')}
    </Button>
  );
  return (
    <ListPage
      of={LIST}
      list={list}
      lead={t('lead')}
      choices={choices}
      nameOf={nameOf}
      rowActions={menuOf}
      icon={<IconUsers size={28} stroke={1.5} />}
      actions={invite}
      emptyAction={invite}
    >
      {asked && <UserDialogs {...asked} onClose={() => setAsked(undefined)} />}
    </ListPage>
  );
}

function UserName({ user }: { user: StaffUser }) {
  const mayEdit = useActor().permissions.has('business.user.manage');
  const whyNotManaged = useWhyNotManaged();
  const to = mayEdit && !whyNotManaged(user) ? `/users/create/${user.id}` : undefined;
  return <PersonCell name={nameOf(user)} email={user.email} to={to} />;
}
