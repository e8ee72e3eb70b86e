import { IconCopy, IconEye, IconPencil, IconTrash, IconUsers } from '@tabler/icons-react';
import type { Role } from '@portal/contract/users/roles.ts';
import { whyNotManaged } from '@portal/domain/users/accounts.ts';
import { RowMenu } from '../../platform/lists/RowMenu.tsx';
import { useActor } from '../../platform/session/actor.ts';
import { problemText } from '../../platform/texts/fieldErrors.ts';
import { useText } from '../../platform/texts/i18n.ts';

/** What may be done about a role, in its row. */
export function RoleMenu({ role, onDelete }: { role: Role; onDelete: (role: Role) => void }) {
  const t = useText('roleList');
  const { permissions } = useActor();
  const mayManage = permissions.has('business.role.manage');
  const needed = mayManage ? undefined : t('manageNeeded');
  const isClosed = whyNotManaged(role.administrator, permissions) !== undefined;
  const why = needed ?? (isClosed ? t('administratorOnly') : undefined);
  const maySee = permissions.has('business.user.show') || permissions.has('business.user.manage');
  return (
    <RowMenu
      label={t('actionsOf', { name: role.name })}
      acts={[
        why !== undefined && { label: t('see'), icon: IconEye, does: `/roles/create/${role.id}` },
        { label: t('edit'), icon: IconPencil, does: `/roles/create/${role.id}`, why },
        role.active && { label: t('startFrom'), icon: IconCopy, does: `/roles/create?from=${role.id}`, why: needed },
        maySee && { label: t('who'), icon: IconUsers, does: `/users/list?role=${role.id}` },
        {
          label: t('delete'),
          icon: IconTrash,
          does: () => onDelete(role),
          why: why ?? (role.shipped ? problemText({ code: 'role.shipped' }) : undefined),
          danger: true,
        },
      ]}
    />
  );
}
