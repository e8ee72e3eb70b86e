import { useEffect } from 'react';
import { Input } from '@mantine/core';
import { Link, useNavigate } from 'react-router';
import { email as emailRule, tidy } from '@portal/domain/fields/rules.ts';
import { call } from '../../platform/network/api.ts';
import { problemText } from '../../platform/texts/fieldErrors.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { useKeyedForm } from '../../platform/forms/useKeyedForm.ts';
import { PublicForm } from '../PublicForm.tsx';
import { PublicFrame } from '../PublicFrame.tsx';
import classes from '../login/LoginScreen.module.css';

/** Asks for a link to choose a new password. Whatever the address, the same page follows. */
export default function ResetScreen() {
  const t = useText('accounts');
  const navigate = useNavigate();
  const { form, submit, failures, pending } = useKeyedForm({
    defaults: { email: '' },
    act: ({ email }, idempotencyKey) => call('requestStaffReset', { body: { email }, idempotencyKey }),
    done: () => void navigate('/login/successEmail'),
  });
  const { register, setFocus } = form;
  const error = form.formState.errors.email?.message;
  useEffect(() => setFocus('email'), [setFocus]);

  return (
    <PublicFrame title={t('resetTitle')} lead={t('resetLead')}>
      <PublicForm
        submitLabel={t('resetSubmit')}
        onSubmit={(event) => void submit(event)}
        pending={pending}
        failures={failures}
      >
        <Input.Wrapper label={t('resetEmail')} error={error} id="email" size="md">
          <Input
            {...register('email', { validate: checkEmail })}
            id="email"
            type="email"
            size="md"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            error={Boolean(error)}
            aria-invalid={Boolean(error)}
            aria-describedby={error ? 'email-error' : undefined}
          />
        </Input.Wrapper>
      </PublicForm>
      <Link to="/login" className={classes.forgot ?? ''}>
        {t('toSignIn')}
      </Link>
    </PublicFrame>
  );
}

function checkEmail(typed: string): true | string {
  const found = tidy(typed) === '' ? ({ code: 'field.required' } as const) : emailRule(tidy(typed), '');
  return found ? problemText(found) : true;
}
