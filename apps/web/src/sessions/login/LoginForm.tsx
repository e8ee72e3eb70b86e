import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button, Checkbox, Input } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import type { SecondStep } from '@portal/contract/sessions.ts';
import { FailureNote } from '../../platform/failures/FailureNote.tsx';
import { focusFirstError } from '../../platform/texts/fieldErrors.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { onUnexpected } from '../../platform/failures/unexpected.ts';
import { PasswordField } from './PasswordField.tsx';
import { signIn, type SignInFailure } from './signIn.ts';
import classes from './LoginForm.module.css';

interface Missing {
  username: boolean;
  password: boolean;
}

interface Props {
  onTry: () => void;
  /** The password was right, and a second factor is asked for. */
  onStep: (step: SecondStep & { remember: boolean }) => void;
}

/** Email, password, one button. What is refused is said in words below the button, what is missing at its field. */
export function LoginForm({ onTry, onStep }: Props) {
  const t = useText('sessions');
  const errors = useText('errors');
  const form = useRef<HTMLFormElement>(null);
  const [missing, setMissing] = useState<Missing>({ username: false, password: false });
  const [failure, setFailure] = useState<SignInFailure>();
  const [busy, setBusy] = useState(false);

  useEffect(() => onUnexpected((error) => setFailure({ code: 'GE200', error })), []);
  useEffect(() => form.current?.querySelector<HTMLInputElement>('[name="username"]')?.focus(), []);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const given = new FormData(event.currentTarget);
    const typed = (name: string): string => {
      const value = given.get(name);
      return typeof value === 'string' ? value : '';
    };
    const username = typed('username').trim();
    const password = typed('password');
    const found = { username: username === '', password: password === '' };
    onTry();
    setMissing(found);
    setFailure(undefined);
    if (found.username || found.password) return focusFirstError();
    setBusy(true);
    const remember = given.has('remember');
    const refused = await signIn({ username, password, remember });
    setBusy(false);
    if (refused && 'step' in refused) return onStep({ ...refused, remember });
    setFailure(refused);
    if (refused?.code === 'login.badCredentials')
      form.current?.querySelector<HTMLInputElement>('[name="password"]')?.select();
  };

  return (
    <form ref={form} className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
      <Input.Wrapper label={t('email')} error={missing.username && errors('field.required')} id="username" size="md">
        <Input
          id="username"
          name="username"
          type="email"
          size="md"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={missing.username}
          aria-invalid={missing.username}
          aria-describedby={missing.username ? 'username-error' : undefined}
        />
      </Input.Wrapper>
      <PasswordField error={missing.password && errors('field.required')} />
      <Checkbox name="remember" label={t('remember')} description={t('rememberHint')} />
      <Button type="submit" size="md" fullWidth aria-busy={busy} data-busy={busy}>
        {busy ? t('submitting') : t('submit')}
      </Button>
      {/* Below, where it moves neither fields nor button. */}
      {failure && (
        <div className={classes.failure}>
          <IconAlertCircle size={20} aria-hidden />
          <div>
            <p role="alert">{errors(failure.code)}</p>
            {failure.error !== undefined && <FailureNote error={failure.error} />}
          </div>
        </div>
      )}
    </form>
  );
}
