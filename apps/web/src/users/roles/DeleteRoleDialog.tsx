import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Role } from '@portal/contract/users/roles.ts';
import { UndraftedDialog } from '../../platform/forms/UndraftedDialog.tsx';
import { useKeyedForm } from '../../platform/forms/useKeyedForm.ts';
import { useSeenRecord } from '../../platform/forms/useSeenRecord.ts';
import { call } from '../../platform/network/api.ts';
import { problemText } from '../../platform/texts/fieldErrors.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { showToast } from '../../ui/toasts/toasts.ts';
import { renewRoles } from './roles.queries.ts';

/** Deletes a role; while people have it, leads to them instead. */
export function DeleteRoleDialog({ role, onClose }: { role: Role; onClose: () => void }) {
  const t = useText('roleList');
  const client = useQueryClient();
  const { seen, upon } = useSeenRecord('deleteRole', role, () => void renewRoles(client));
  const { name, users } = seen;
  const form = useKeyedForm({
    defaults: {},
    async act(_, idempotencyKey) {
      await upon(call('deleteRole', { params: { id: role.id }, body: { version: seen.version }, idempotencyKey }));
      showToast({ tone: 'done', text: t('deleted', { name }) });
      void renewRoles(client);
    },
    done: onClose,
  });
  const isHeld = users > 0;
  return (
    <UndraftedDialog
      title={t('deleteTitle', { name })}
      submitLabel={isHeld ? undefined : t('deleteSubmit')}
      next={isHeld ? problemText({ code: 'role.hasUsers', params: { n: users } }) : t('deleteText')}
      form={form}
      danger
      onClose={onClose}
    >
      {isHeld && (
        <Button component={Link} to={`/users/list?role=${role.id}`} variant="default">
          {t('who')}
        </Button>
      )}
    </UndraftedDialog>
  );
}
