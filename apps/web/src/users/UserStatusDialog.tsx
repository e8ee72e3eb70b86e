import { useQueryClient } from '@tanstack/react-query';
import type { StaffUser } from '@portal/contract/users/staff.ts';
import { call } from '../platform/network/api.ts';
import { useText } from '../platform/texts/i18n.ts';
import { useSeenRecord } from '../platform/forms/useSeenRecord.ts';
import { useKeyedForm } from '../platform/forms/useKeyedForm.ts';
import { showToast } from '../ui/toasts/toasts.ts';
import { UndraftedDialog } from '../platform/forms/UndraftedDialog.tsx';
import { nameOf } from './nameOf.ts';
import { renewUsers } from './users.queries.ts';

/** Deactivates an account or activates it again; what may not be is told in the dialog. */
export function UserStatusDialog({ user, onClose }: { user: StaffUser; onClose: () => void }) {
  const t = useText('users');
  const client = useQueryClient();
  const name = nameOf(user);
  // Changed first by somebody else, the list behind says what is so now.
  const { seen, upon } = useSeenRecord('setUserStatus', user, () => void renewUsers(client));
  const to = user.status === 'INACTIVE' ? 'ACTIVE' : 'INACTIVE';
  const act = useKeyedForm({
    defaults: {},
    act: async (_, idempotencyKey) => {
      const body = { status: to, version: seen.version } as const;
      const { status } = await upon(call('setUserStatus', { params: { id: user.id }, body, idempotencyKey }));
      const text = t(status === 'ACTIVE' ? 'activated' : status === 'PENDING' ? 'invitedAnew' : 'deactivated', {
        name,
      });
      showToast({ tone: 'done', text });
      void renewUsers(client);
    },
    done: onClose,
  });
  const isOn = to === 'ACTIVE';
  return (
    <UndraftedDialog
      title={t(isOn ? 'activateTitle' : 'deactivateTitle', { name })}
      submitLabel={t(isOn ? 'activateSubmit' : 'deactivateSubmit')}
      next={t(isOn ? 'activateText' : user.status === 'PENDING' ? 'deactivatePending' : 'deactivateText', { name })}
      form={act}
      danger={!isOn}
      onClose={onClose}
    />
  );
}
