import { IconLock } from '@tabler/icons-react';
import type { RoleDetail } from '@portal/contract/users/roles.ts';
import { isPermission } from '@portal/domain/access/permissions.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { PermissionTable } from './PermissionTable.tsx';
import { RolePreview, type MenuOf } from './RolePreview.tsx';

interface Props {
  role: RoleDetail;
  why: string;
  menuOf: MenuOf;
}

/** A role for whoever may see it and not change it, with why. */
export function RoleToRead({ role, why, menuOf }: Props) {
  const t = useText('roleList');
  const permissions = new Set(role.permissions.filter(isPermission));
  return (
    <>
      <EmptyState icon={<IconLock size={28} stroke={1.5} />} title={t('closedTitle')} text={why} />
      <RolePreview permissions={permissions} menuOf={menuOf} />
      <PermissionTable chosen={permissions} />
    </>
  );
}
