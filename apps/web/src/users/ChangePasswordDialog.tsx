import { call } from '../platform/api.ts';
import { problemText } from '../platform/fieldErrors.ts';
import { useText } from '../platform/i18n.ts';
import { NewPasswordFields } from '../platform/NewPasswordFields.tsx';
import { SecretField } from '../platform/SecretField.tsx';
import { useKeyedForm } from '../platform/useKeyedForm.ts';
import { showToast } from '../ui/toasts.ts';
import { ActWithoutDraft } from '../platform/forms/ActWithoutDraft.tsx';
import { renewOwnSessions } from './ownSessions.queries.ts';

/** Changes the own password; the present one is asked for (decisions.md §6). */
export default function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const t = useText('accounts');
  const act = useKeyedForm({
    defaults: { currentPassword: '', password: '', confirmPassword: '' },
    act: (body, idempotencyKey) => call('changePassword', { body, idempotencyKey }),
    done: () => {
      showToast({ tone: 'done', text: t('passwordChanged') });
      void renewOwnSessions();
      onClose();
    },
  });
  const { control } = act.form;
  return (
    <ActWithoutDraft
      title={t('changePasswordTitle')}
      submitLabel={t('changePasswordSubmit')}
      next={t('changePasswordNext')}
      form={act}
      onClose={onClose}
    >
      <SecretField
        control={control}
        name="currentPassword"
        label={t('currentPassword')}
        check={(typed) => typed !== '' || problemText({ code: 'field.required' })}
        autoComplete="current-password"
      />
      <NewPasswordFields control={control} />
    </ActWithoutDraft>
  );
}
