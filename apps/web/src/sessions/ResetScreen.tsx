import { useEffect } from 'react';
import { Input } from '@mantine/core';
import { Link, useNavigate } from 'react-router';
import { email as emailRule, tidy } from '@portal/domain/fields/rules.ts';
import { call } from '../platform/network/api.ts';
import { problemText } from '../platform/texts/fieldErrors.ts';
import { useText } from '../platform/texts/i18n.ts';
import { useKeyedForm } from '../platform/forms/useKeyedForm.ts';
import { DoorForm } from './DoorForm.tsx';
import { DoorFrame } from './DoorFrame.tsx';
import classes from './LoginScreen.module.css';

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
    <DoorFrame title={t('resetTitle')} lead={t('resetLead')}>
      <DoorForm
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
      </DoorForm>
      <Link to="/login" className={classes.forgot ?? ''}>
        {t('toSignIn')}
      </Link>
    </DoorFrame>
  );
}

function checkEmail(typed: string): true | string {
  const found = tidy(typed) === '' ? ({ code: 'field.required' } as const) : emailRule(tidy(typed), '');
  return found ? problemText(found) : true;
}
