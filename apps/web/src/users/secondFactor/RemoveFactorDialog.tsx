import { useQueryClient } from '@tanstack/react-query';
import type { StaffUser } from '@portal/contract/users/staff.ts';
import { paragraph } from '@portal/domain/fields/rules.ts';
import { required } from '../../platform/forms/fields/checks.ts';
import { TextField } from '../../platform/forms/fields/TextField.tsx';
import { UndraftedDialog } from '../../platform/forms/UndraftedDialog.tsx';
import { useKeyedForm } from '../../platform/forms/useKeyedForm.ts';
import { useSeenRecord } from '../../platform/forms/useSeenRecord.ts';
import { call } from '../../platform/network/api.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { showToast } from '../../ui/toasts/toasts.ts';
import { nameOf } from '../nameOf.ts';
import { renewUsers } from '../users.queries.ts';

const MOST = 300;

/** Removes the second factor of somebody who lost it, for a reason. */
export default function RemoveFactorDialog({ user, onClose }: { user: StaffUser; onClose: () => void }) {
  const t = useText('users');
  const client = useQueryClient();
  const name = nameOf(user);
  const { seen, upon } = useSeenRecord('removeSecondFactor', user, () => void renewUsers(client));
  const act = useKeyedForm({
    defaults: { reason: '' },
    act: async ({ reason }, idempotencyKey) => {
      const body = { reason, version: seen.version };
      await upon(call('removeSecondFactor', { params: { id: user.id }, body, idempotencyKey }));
      showToast({ tone: 'done', text: t('factorRemoved', { name }) });
      void renewUsers(client);
    },
    done: onClose,
  });
  return (
    <UndraftedDialog
      title={t('removeFactorTitle', { name })}
      submitLabel={t('removeFactorSubmit')}
      next={t('removeFactorText', { name })}
      form={act}
      danger
      onClose={onClose}
    >
      <TextField
        control={act.form.control}
        name="reason"
        label={t('removeFactorReason')}
        hint={t('removeFactorReasonHint')}
        check={required(paragraph(MOST))}
        most={MOST}
        isFirst
      />
    </UndraftedDialog>
  );
}
