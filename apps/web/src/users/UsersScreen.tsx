import { useState } from 'react';
import { Button } from '@mantine/core';
import { IconUserPlus, IconUsers } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { StaffUser } from '@portal/contract/users.ts';
import { useActor } from '../platform/actor.ts';
import { formatNumber } from '../platform/format.ts';
import { useText } from '../platform/i18n.ts';
import { List } from '../platform/lists/List.tsx';
import { useListAddress } from '../platform/lists/useListAddress.ts';
import { Screen } from '../ui/Screen.tsx';
import { nameOf } from './nameOf.ts';
import { UserDialogs, type Asked } from './UserDialogs.tsx';
import { UserMenu } from './UserMenu.tsx';
import { RARE_COLUMNS, useUserColumns } from './useUserColumns.tsx';
import { USER_FILTERS, useUserFilters } from './useUserFilters.ts';
import { USER_SORTS, useUsers } from './users.queries.ts';

const TERMS = { filters: USER_FILTERS, sorts: USER_SORTS, usual: 'name' };

/** Staff users: who they are, in which roles, and what may be done about their accounts. */
export function UsersScreen() {
  const t = useText('users');
  const common = useText('common');
  const { permissions } = useActor();
  const mayEdit = permissions.has('business.user.manage');
  const mayAct = mayEdit || permissions.has('business.administrator');
  const address = useListAddress(TERMS);
  const pages = useUsers(address);
  const columns = useUserColumns({ mayEdit });
  const filters = useUserFilters();
  const [asked, setAsked] = useState<Asked>();
  const menuOf = (user: StaffUser) => <UserMenu user={user} onAsk={setAsked} />;
  const invite = mayEdit && (
    <Button component={Link} to="/users/create" leftSection={<IconUserPlus size={16} aria-hidden />}>
      {t('create')}
    </Button>
  );
  return (
    <Screen title={t('title')} product={common('productName')} lead={t('lead')} actions={invite}>
      <List<StaffUser>
        name="users"
        label={t('title')}
        searchLabel={t('search')}
        countText={(count) => t('count', { count, shown: formatNumber(count) })}
        columns={columns}
        hidden={RARE_COLUMNS}
        filters={filters}
        address={address}
        pages={pages}
        nameOf={nameOf}
        {...(mayAct && { rowActions: menuOf })}
        empty={{ icon: <IconUsers size={28} stroke={1.5} />, text: t('emptyText'), action: invite }}
      />
      {asked && <UserDialogs {...asked} onClose={() => setAsked(undefined)} />}
    </Screen>
  );
}
