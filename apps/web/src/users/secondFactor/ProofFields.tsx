import { useState } from 'react';
import { Button, TextInput } from '@mantine/core';
import { IconCheck, IconFingerprint } from '@tabler/icons-react';
import type { Control, UseFormReturn } from 'react-hook-form';
import type { Assertion } from '@portal/contract/sessions.ts';
import type { FactorStep } from '@portal/contract/users/secondFactor.ts';
import { SecretField } from '../../platform/passwords/SecretField.tsx';
import { signWithPasskey, supportsPasskeys } from '../../platform/passwords/passkeys.ts';
import { problemText } from '../../platform/texts/fieldErrors.ts';
import { useText } from '../../platform/texts/i18n.ts';
import classes from './SecondFactor.module.css';

export interface ProofValues {
  password: string;
  code: string;
  passkey: Assertion | null;
  /** Of an app that is set up. */
  appCode: string;
  /** Of a passkey that is added. */
  name: string;
}

interface Props {
  form: UseFormReturn<ProofValues>;
  /** A factor stands already, and is asked for. */
  stands: boolean;
  step: FactorStep;
}

/** The password again, and the factor where one stands. */
export function ProofFields({ form, stands, step: { prove } }: Props) {
  const t = useText('secondFactor');
  const { register, setValue, watch, formState } = form;
  const [failed, setFailed] = useState(false);
  const required = problemText({ code: 'field.required' });
  const proved = watch('passkey') !== null;

  const sign = async () => {
    if (!prove) return;
    setFailed(false);
    const signed = await signWithPasskey(prove);
    if (!signed) return setFailed(true);
    setValue('passkey', signed);
    form.clearErrors('code');
  };
  return (
    <>
      <SecretField
        control={form.control as Control<ProofValues>}
        name="password"
        label={t('currentPassword')}
        check={(typed) => typed !== '' || required}
        autoComplete="current-password"
      />
      {stands && proved && (
        <output className={classes.proved}>
          <IconCheck size={18} aria-hidden /> {t('provedWithPasskey')}
        </output>
      )}
      {stands && !proved && (
        <>
          <TextInput
            {...register('code', { validate: (typed) => proved || typed.trim() !== '' || required })}
            label={t('proofCode')}
            description={formState.errors.code ? undefined : t('proofHint')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            error={formState.errors.code?.message}
          />
          {prove && supportsPasskeys() && (
            <Button
              variant="default"
              leftSection={<IconFingerprint size={18} aria-hidden />}
              onClick={() => void sign()}
            >
              {t('withPasskey')}
            </Button>
          )}
          {failed && <p role="alert">{t('passkeyFailed')}</p>}
        </>
      )}
    </>
  );
}
