import { useState } from 'react';
import { Button } from '@mantine/core';
import { IconPlus, IconShieldHalf } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { Role } from '@portal/contract/users/roles.ts';
import { ListPage } from '../../platform/lists/ListPage.tsx';
import { PersonCell } from '../../platform/lists/PersonCell.tsx';
import { shownList } from '../../platform/lists/listColumn.ts';
import { useList } from '../../platform/lists/useList.ts';
import { useActor } from '../../platform/session/actor.ts';
import { formatNumber } from '../../platform/texts/format.ts';
import { textNow, useText } from '../../platform/texts/i18n.ts';
import { AccountStatus } from '../../ui/states/AccountStatus.tsx';
import { DeleteRoleDialog } from './DeleteRoleDialog.tsx';
import { RoleMenu } from './RoleMenu.tsx';
import { ROLES } from './roles.queries.ts';

const LIST = shownList('listRoles', 'roleList', [
  {
    key: 'name',
    cell: ({ id, name }) => <PersonCell name={name} to={`/roles/create/${id}`} />,
    sorts: 'up',
    fixed: true,
    width: 10,
    title: true,
  },
  { key: 'description', cell: ({ description }) => description, width: 20 },
  {
    key: 'kind',
    cell: ({ kind }, t) => (kind ? textNow('common', `role.${kind}`) : t('noKind')),
    width: 9,
    tall: true,
  },
  { key: 'users', cell: ({ users }) => formatNumber(users), sorts: 'down', width: 6 },
  { key: 'holds', cell: ({ holds }) => formatNumber(holds), width: 7 },
  {
    key: 'status',
    cell: ({ active }, t) => {
      const status = active ? 'ACTIVE' : 'INACTIVE';
      return <AccountStatus status={status} label={t(`status.${status}`)} />;
    },
    width: 7,
  },
  {
    key: 'secondFactor',
    cell: ({ needsSecondFactor }, t) => t(needsSecondFactor ? 'secondFactor.NEEDED' : 'secondFactor.CHOICE'),
    width: 8,
    rare: true,
  },
  { key: 'origin', cell: ({ shipped }, t) => t(shipped ? 'origin.SHIPPED' : 'origin.OWN'), width: 10, rare: true },
  { key: 'slug', cell: ({ slug }) => slug ?? '', width: 8, rare: true },
]);

/** All roles: what each does, who has it, and what may be done about it. */
export function RolesScreen() {
  const t = useText('roleList');
  const mayManage = useActor().permissions.has('business.role.manage');
  const list = useList(LIST, ROLES);
  const [leaving, setLeaving] = useState<Role>();
  const create = mayManage && (
    <Button component={Link} to="/roles/create" leftSection={<IconPlus size={16} aria-hidden />}>
      {t('create')}
    </Button>
  );
  const menuOf = (role: Role) => <RoleMenu role={role} onDelete={setLeaving} />;
  return (
    <ListPage
      of={LIST}
      list={list}
      lead={t('lead')}
      nameOf={({ name }) => name}
      rowActions={menuOf}
      icon={<IconShieldHalf size={28} stroke={1.5} />}
      actions={create}
      emptyAction={create}
    >
      {leaving && <DeleteRoleDialog role={leaving} onClose={() => setLeaving(undefined)} />}
    </ListPage>
  );
}
