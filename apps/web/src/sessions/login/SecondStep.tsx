import { useEffect, useRef, useState } from 'react';
import { Button, TextInput } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import type { SecondStep as Step } from '@portal/contract/sessions.ts';
import { useKeyedForm } from '../../platform/forms/useKeyedForm.ts';
import { call } from '../../platform/network/api.ts';
import { signWithPasskey, supportsPasskeys } from '../../platform/passwords/passkeys.ts';
import { beginSession } from '../../platform/session/session.ts';
import { problemText } from '../../platform/texts/fieldErrors.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { PublicForm } from '../PublicForm.tsx';
import { PublicFrame } from '../PublicFrame.tsx';
import classes from './SecondStep.module.css';

interface Props extends Step {
  remember: boolean;
  onBack: () => void;
}

/** The second step of signing in: a code, or a passkey (product/sessions.md#second-factor). */
export default function SecondStep({ step, passkey: asked, remember, onBack }: Props) {
  const t = useText('secondFactor');
  const field = useRef<HTMLInputElement>(null);
  const [failed, setFailed] = useState(false);
  const act = useKeyedForm({
    defaults: { code: '', passkey: NONE },
    act: async ({ code, passkey }) => {
      const proof = passkey ? { passkey } : { code };
      const tokens = await call('proveSecondFactor', { body: { step, remember, ...proof } });
      await beginSession(tokens, remember);
    },
    done: () => undefined,
  });
  const { register, setValue, formState } = act.form;
  useEffect(() => field.current?.focus(), []);

  const sign = async () => {
    if (!asked) return;
    setFailed(false);
    const signed = await signWithPasskey(asked);
    if (!signed) return setFailed(true);
    setValue('passkey', signed);
    await act.submit({ preventDefault: () => undefined });
    setValue('passkey', NONE);
  };
  const { ref, ...code } = register('code', {
    validate: (typed, { passkey }) =>
      passkey !== null || typed.trim() !== '' || problemText({ code: 'field.required' }),
  });
  return (
    <PublicFrame title={t('stepTitle')} lead={t('stepLead')}>
      <PublicForm
        submitLabel={t('proveSubmit')}
        onSubmit={(event) => void act.submit(event)}
        pending={act.pending}
        failures={act.failures}
      >
        {asked && supportsPasskeys() && (
          <Button
            variant="default"
            size="md"
            fullWidth
            className={classes.passkey ?? ''}
            leftSection={<IconFingerprint size={20} aria-hidden />}
            onClick={() => void sign()}
          >
            {t('withPasskey')}
          </Button>
        )}
        {failed && <p role="alert">{t('passkeyFailed')}</p>}
        <TextInput
          {...code}
          ref={(input) => {
            ref(input);
            field.current = input;
          }}
          size="md"
          label={t('code')}
          description={formState.errors.code ? undefined : t('codeHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          error={formState.errors.code?.message}
        />
      </PublicForm>
      <p className={classes.lost}>{t('lostAll')}</p>
      <Button variant="subtle" onClick={onBack}>
        {t('otherAccount')}
      </Button>
    </PublicFrame>
  );
}

const NONE = null as Awaited<ReturnType<typeof signWithPasskey>> | null;
