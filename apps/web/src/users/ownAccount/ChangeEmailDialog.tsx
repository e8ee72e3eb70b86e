import { TextInput } from '@mantine/core';
import { email as emailRule, tidy } from '@portal/domain/fields/rules.ts';
import { EMAIL_CHANGE_HOURS } from '@portal/domain/users/accounts.ts';
import { useSignedIn } from '../../platform/session/actor.ts';
import { call } from '../../platform/network/api.ts';
import { problemText } from '../../platform/texts/fieldErrors.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { SecretField } from '../../platform/passwords/SecretField.tsx';
import { useKeyedForm } from '../../platform/forms/useKeyedForm.ts';
import { showToast } from '../../ui/toasts/toasts.ts';
import { UndraftedDialog } from '../../platform/forms/UndraftedDialog.tsx';

/** It names an address to look into, so it stays longer than others. */
const TOLD_MS = 20_000;

/**
 * Asks for another address to sign in with; the change is made when the mailed link is followed
 * (product/users.md#e-mail).
 */
export default function ChangeEmailDialog({ onClose }: { onClose: () => void }) {
  const t = useText('accounts');
  const { me } = useSignedIn();
  const act = useKeyedForm({
    defaults: { email: '', confirmEmail: '', password: '' },
    act: (body, idempotencyKey) => call('changeEmail', { body, idempotencyKey }),
    done: ({ email }) => {
      showToast({
        tone: 'done',
        text: t('emailAsked', { email: tidy(email), hours: EMAIL_CHANGE_HOURS }),
        forMs: TOLD_MS,
      });
      onClose();
    },
  });
  const { control, register, getValues, formState } = act.form;
  const checkSame = (typed: string) => {
    const same = tidy(typed).toLowerCase() === tidy(getValues('email')).toLowerCase();
    return checkEmail(typed) === true && !same ? problemText({ code: 'field.match' }) : checkEmail(typed);
  };
  const input = { type: 'email', autoCapitalize: 'none', spellCheck: false } as const;
  return (
    <UndraftedDialog
      title={t('changeEmailTitle')}
      submitLabel={t('changeEmailSubmit')}
      next={t('changeEmailNext', { email: me.email })}
      form={act}
      onClose={onClose}
    >
      <TextInput
        {...register('email', { validate: checkEmail })}
        {...input}
        label={t('newEmail')}
        autoComplete="email"
        error={formState.errors.email?.message}
      />
      <TextInput
        {...register('confirmEmail', { validate: checkSame })}
        {...input}
        label={t('repeatEmail')}
        autoComplete="off"
        error={formState.errors.confirmEmail?.message}
      />
      <SecretField
        control={control}
        name="password"
        label={t('currentPassword')}
        check={(typed) => typed !== '' || problemText({ code: 'field.required' })}
        autoComplete="current-password"
      />
    </UndraftedDialog>
  );
}

function checkEmail(typed: string): true | string {
  const found = tidy(typed) === '' ? ({ code: 'field.required' } as const) : emailRule(tidy(typed), '');
  return found ? problemText(found) : true;
}
