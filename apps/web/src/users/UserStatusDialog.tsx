import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { StaffUser } from '@portal/contract/users/staff.ts';
import { call, presentOf } from '../platform/network/api.ts';
import { useText } from '../platform/texts/i18n.ts';
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
  const [version, setVersion] = useState(user.version);
  const to = user.status === 'INACTIVE' ? 'ACTIVE' : 'INACTIVE';
  const act = useKeyedForm({
    defaults: {},
    act: async (_, idempotencyKey) => {
      const body = { status: to, version } as const;
      const { status } = await call('setUserStatus', { params: { id: user.id }, body, idempotencyKey }).catch(
        (error: unknown) => {
          // The list behind then says what is so now, and the next try is about that.
          const present = presentOf('setUserStatus', error);
          if (present) {
            setVersion(present.version);
            void renewUsers(client);
          }
          throw error;
        },
      );
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
