import { email } from '@portal/domain/fields/rules.ts';
import { useActor } from '../platform/actor.ts';
import { call } from '../platform/api.ts';
import { ActWithoutDraft } from '../platform/forms/ActWithoutDraft.tsx';
import { required } from '../platform/forms/checks.ts';
import { TextField } from '../platform/forms/TextField.tsx';
import { useText } from '../platform/i18n.ts';
import { useKeyedForm } from '../platform/useKeyedForm.ts';
import { showToast } from '../ui/toasts.ts';

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
    <ActWithoutDraft
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
    </ActWithoutDraft>
  );
}
