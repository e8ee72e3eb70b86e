import { email } from '@portal/domain/fields/rules.ts';
import { useActor } from '../platform/session/actor.ts';
import { call } from '../platform/network/api.ts';
import { UndraftedDialog } from '../platform/forms/UndraftedDialog.tsx';
import { required } from '../platform/forms/fields/checks.ts';
import { TextField } from '../platform/forms/fields/TextField.tsx';
import { useText } from '../platform/texts/i18n.ts';
import { useKeyedForm } from '../platform/forms/useKeyedForm.ts';
import { showToast } from '../ui/toasts/toasts.ts';

/** Mails an activation again by address. Whether the address is known is told to administrators only. */
export default function ActivationDialog({ onClose }: { onClose: () => void }) {
  const t = useText('clients');
  const { permissions } = useActor();
  const act = useKeyedForm({
    defaults: { email: '' },
    act: (body, idempotencyKey) => call('resendActivationTo', { body, idempotencyKey }),
    done: ({ email: to }) => {
      const said = permissions.has('business.administrator') ? 'resent' : 'resentMaybe';
      showToast({ tone: 'done', text: t(said, { email: to.trim() }) });
      onClose();
    },
  });
  return (
    <UndraftedDialog
      title={t('resend')}
      submitLabel={t('resendSubmit')}
      next={t('resendLead')}
      form={act}
      onClose={onClose}
    >
      <TextField
        control={act.form.control}
        name="email"
        type="email"
        label={t('resendEmail')}
        check={required(email)}
      />
    </UndraftedDialog>
  );
}
