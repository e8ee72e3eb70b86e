import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../platform/network/api.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { NewPasswordFields } from '../../platform/passwords/NewPasswordFields.tsx';
import { isRefusal } from '../../platform/network/refusals.ts';
import { useKeyedForm } from '../../platform/forms/useKeyedForm.ts';
import { PublicForm } from '../PublicForm.tsx';
import { PublicFrame } from '../PublicFrame.tsx';
import { PublicMessage } from '../PublicMessage.tsx';
import { endPresentSession } from '../endPresentSession.ts';
import { useAddressToken } from '../useAddressToken.ts';

/** Sets a new password with the mailed token, whoever is signed in here. */
export default function NewPasswordScreen() {
  const t = useText('accounts');
  const token = useAddressToken();
  const [used, setUsed] = useState(false);
  const ways = [
    { to: '/login/reset', label: t('askAnother') },
    { to: '/login', label: t('toSignIn') },
  ];
  if (used) return <PublicMessage title={t('usedTitle')} texts={[t('usedText')]} ways={ways} />;
  if (token === undefined) return <PublicMessage title={t('reopenTitle')} texts={[t('reopenText')]} ways={ways} />;
  return <NewPasswordPage token={token} onUsed={() => setUsed(true)} />;
}

function NewPasswordPage({ token, onUsed }: { token: string; onUsed: () => void }) {
  const t = useText('accounts');
  const navigate = useNavigate();
  const { form, submit, failures, pending } = useKeyedForm({
    defaults: { password: '', confirmPassword: '' },
    act: async (values, idempotencyKey) => {
      await call('setStaffPassword', { body: { token, ...values }, idempotencyKey });
      await endPresentSession();
    },
    done: () => void navigate('/login/successPassword', { replace: true }),
    caught: (error) => {
      const isUsed = isRefusal(error, 'login.tokenUsed');
      if (isUsed) onUsed();
      return isUsed;
    },
  });
  const { setFocus } = form;
  useEffect(() => setFocus('password'), [setFocus]);

  return (
    <PublicFrame title={t('passwordTitle')} lead={t('passwordLead')}>
      <PublicForm
        submitLabel={t('passwordSubmit')}
        onSubmit={(event) => void submit(event)}
        pending={pending}
        failures={failures}
      >
        <NewPasswordFields control={form.control} size="md" />
      </PublicForm>
    </PublicFrame>
  );
}
