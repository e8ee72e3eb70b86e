import { useEffect } from 'react';
import { Checkbox } from '@mantine/core';
import { useNavigate } from 'react-router';
import { call, type Reply } from '../../platform/network/api.ts';
import { problemText } from '../../platform/texts/fieldErrors.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { NewPasswordFields } from '../../platform/passwords/NewPasswordFields.tsx';
import { isRefusal } from '../../platform/network/refusals.ts';
import { useKeyedForm } from '../../platform/forms/useKeyedForm.ts';
import { PublicForm } from '../PublicForm.tsx';
import { endPresentSession } from '../endPresentSession.ts';
import classes from './WelcomeForm.module.css';

interface Props {
  token: string;
  invited: Reply<'getInvitation'>;
  /** The terms are others than those that `invited` names. */
  onOtherTerms: () => void;
}

/** Who is invited, the password, and the terms. Where these changed meanwhile they are to be read and accepted anew. */
export function WelcomeForm({ token, invited, onOtherTerms }: Props) {
  const t = useText('accounts');
  const sessions = useText('sessions');
  const common = useText('common');
  const navigate = useNavigate();
  const { form, submit, failures, pending } = useKeyedForm({
    defaults: { password: '', confirmPassword: '', accepted: false },
    act: async ({ password, confirmPassword }, idempotencyKey) => {
      const { termsVersion } = invited;
      await call('acceptInvitation', { body: { token, password, confirmPassword, termsVersion }, idempotencyKey });
      await endPresentSession();
    },
    done: () => void navigate('/login/successPassword', { replace: true, state: { invited: true } }),
    caught: (error) => {
      if (isRefusal(error, 'terms.version')) {
        form.setValue('accepted', false);
        onOtherTerms();
      }
      const isUsed = isRefusal(error, 'login.tokenUsed');
      if (isUsed) void navigate('/login/welcome-error', { replace: true });
      return isUsed;
    },
  });
  const { register, setFocus } = form;
  const error = form.formState.errors.accepted?.message;
  useEffect(() => setFocus('password'), [setFocus]);

  const accepting = { validate: (accepted: boolean) => accepted || problemText({ code: 'field.checkbox' }) };
  const pages = [
    { to: '/B_Portal/login/terms', name: sessions('terms') },
    { to: '/B_Portal/login/policies', name: sessions('privacy') },
  ];
  return (
    <PublicForm
      submitLabel={t('welcomeSubmit')}
      onSubmit={(event) => void submit(event)}
      pending={pending}
      failures={failures}
    >
      <dl className={classes.invited}>
        <dt>{t('welcomeName')}</dt>
        <dd>
          {invited.name} {invited.lastName}
        </dd>
        <dt>{t('welcomeEmail')}</dt>
        <dd>{invited.email}</dd>
      </dl>
      {/* The browser's store of passwords takes the name from here. */}
      <input type="text" name="username" autoComplete="username" value={invited.email} readOnly hidden />
      <NewPasswordFields control={form.control} size="md" />
      <Checkbox
        {...register('accepted', accepting)}
        id="accepted"
        label={t('welcomeAccept')}
        error={error}
        aria-invalid={Boolean(error)}
      />
      <p className={classes.read}>
        {t('welcomeRead')}{' '}
        {pages.map(({ to, name }) => (
          <a key={to} href={to} target="_blank" rel="noreferrer" aria-label={common('linkOpensNewTab', { name })}>
            {name}
          </a>
        ))}
      </p>
    </PublicForm>
  );
}
