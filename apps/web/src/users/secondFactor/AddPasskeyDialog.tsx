import { useRef } from 'react';
import { TextInput } from '@mantine/core';
import { line } from '@portal/domain/fields/rules.ts';
import { MAX_PASSKEY_NAME } from '@portal/domain/users/secondFactor.ts';
import { required } from '../../platform/forms/fields/checks.ts';
import { call } from '../../platform/network/api.ts';
import { makePasskey } from '../../platform/passwords/passkeys.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { showToast } from '../../ui/toasts/toasts.ts';
import { useDeviceName } from '../sessions/useDeviceName.ts';
import { FactorDialog, type ChangeProps } from './FactorDialog.tsx';

/** Makes a passkey in this browser and adds it, called after the device until it is called otherwise. */
export function AddPasskeyDialog({ stands, onDone, onClose }: ChangeProps) {
  const t = useText('secondFactor');
  const device = useDeviceName();
  // Made once, also where the password beside it was refused.
  const made = useRef<Awaited<ReturnType<typeof makePasskey>>>(undefined);
  return (
    <FactorDialog
      title={t('addTitle')}
      submitLabel={t('addSubmit')}
      next={t('addNext')}
      stands={stands}
      defaults={{ name: device(navigator.userAgent) }}
      send={async ({ proof, step, key }, form) => {
        const created = (made.current ??= await makePasskey(step.create));
        if (!created) {
          form.setError('name', { message: t('notMade') });
          return undefined;
        }
        const name = form.getValues('name');
        const { codes } = await call('addPasskey', { body: { ...proof, name, created }, idempotencyKey: key });
        showToast({ tone: 'done', text: t('passkeySet', { name }) });
        return codes;
      }}
      onDone={onDone}
      onClose={onClose}
    >
      {({ register, formState }) => (
        <TextInput
          {...register('name', { validate: required(line(MAX_PASSKEY_NAME)) })}
          label={t('passkeyName')}
          description={formState.errors.name ? undefined : t('passkeyNameHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          error={formState.errors.name?.message}
        />
      )}
    </FactorDialog>
  );
}
