import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Role } from '@portal/contract/users/roles.ts';
import { whyNotDeleted } from '@portal/domain/access/roleRules.ts';
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
  const { name } = seen;
  const form = useKeyedForm({
    defaults: {},
    async act(_, idempotencyKey) {
      await upon(call('deleteRole', { params: { id: role.id }, body: { version: seen.version }, idempotencyKey }));
      showToast({ tone: 'done', text: t('deleted', { name }) });
      void renewRoles(client);
    },
    done: onClose,
  });
  // One that was shipped has no such act.
  const why = whyNotDeleted(seen);
  return (
    <UndraftedDialog
      title={t('deleteTitle', { name })}
      submitLabel={why ? undefined : t('deleteSubmit')}
      next={why ? problemText(why) : t('deleteText')}
      form={form}
      danger
      onClose={onClose}
    >
      {why && (
        <Button component={Link} to={`/users/list?role=${seen.id}`} variant="default">
          {t('who')}
        </Button>
      )}
    </UndraftedDialog>
  );
}
