import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../platform/network/api.ts';
import { FailedReading } from '../platform/failures/FailedReading.tsx';
import { useText } from '../platform/texts/i18n.ts';
import { randomId } from '../platform/browser/randomId.ts';
import { isRefusal } from '../platform/network/refusals.ts';
import { findSession } from '../platform/session/session.ts';
import { showToast } from '../ui/toasts/toasts.ts';
import { PublicFrame } from './PublicFrame.tsx';
import { PublicMessage } from './PublicMessage.tsx';
import { useAddressToken } from './useAddressToken.ts';
import { useAnswer } from './useAnswer.ts';

/** Confirms a changed address with the mailed token, whoever is signed in, and leads on. */
export default function ConfirmEmailScreen() {
  const t = useText('accounts');
  const token = useAddressToken();
  const ways = useWays();
  if (token !== undefined) return <Confirmation token={token} />;
  return <PublicMessage title={t('reopenTitle')} texts={[t('reopenText')]} ways={ways} />;
}

function Confirmation({ token }: { token: string }) {
  const t = useText('accounts');
  const navigate = useNavigate();
  const ways = useWays();
  const [idempotencyKey] = useState(randomId);
  const { answer, error, busy, again } = useAnswer(async () => {
    await call('confirmStaffEmail', { body: { token }, idempotencyKey });
    return { confirmed: true };
  });
  const leadsOn = answer !== undefined && findSession() !== undefined;
  const [title, text] = [t('confirmedTitle'), t('confirmedText')];

  useEffect(() => {
    if (!leadsOn) return;
    showToast({ tone: 'done', text: `${title}. ${text}` });
    void navigate('/', { replace: true });
  }, [leadsOn, navigate, title, text]);

  if (answer) return <PublicMessage title={title} texts={[text]} ways={ways} />;
  if (isRefusal(error, 'login.tokenUsed')) {
    return <PublicMessage title={t('usedTitle')} texts={[t('confirmUsedText'), t('confirmUsedAsk')]} ways={ways} />;
  }
  if (isRefusal(error, 'field.taken')) {
    return <PublicMessage title={t('confirmTitle')} texts={[t('confirmTaken')]} ways={ways} />;
  }
  return (
    <PublicFrame title={t('confirmTitle')}>
      {error === undefined ? (
        <output>{t('confirming')}</output>
      ) : (
        <FailedReading error={error} onRetry={again} busy={busy} />
      )}
    </PublicFrame>
  );
}

/** Where to go on from here. */
function useWays() {
  const t = useText('accounts');
  return [findSession() ? { to: '/', label: t('toPortal') } : { to: '/login', label: t('toSignIn') }];
}
