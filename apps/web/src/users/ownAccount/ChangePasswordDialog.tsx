import { call } from '../../platform/network/api.ts';
import { problemText } from '../../platform/texts/fieldErrors.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { NewPasswordFields } from '../../platform/passwords/NewPasswordFields.tsx';
import { SecretField } from '../../platform/passwords/SecretField.tsx';
import { useKeyedForm } from '../../platform/forms/useKeyedForm.ts';
import { showToast } from '../../ui/toasts/toasts.ts';
import { UndraftedDialog } from '../../platform/forms/UndraftedDialog.tsx';
import { renewOwnSessions } from './ownSessions.queries.ts';

/** Changes the own password; the present one is asked for (product/users.md#password). */
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
    <UndraftedDialog
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
    </UndraftedDialog>
  );
}
