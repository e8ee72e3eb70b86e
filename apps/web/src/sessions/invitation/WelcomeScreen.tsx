import { Navigate } from 'react-router';
import { call } from '../../platform/network/api.ts';
import { FailedReading } from '../../platform/failures/FailedReading.tsx';
import { useText } from '../../platform/texts/i18n.ts';
import { isRefusal } from '../../platform/network/refusals.ts';
import { SkeletonLines } from '../../ui/states/SkeletonLines.tsx';
import { PublicFrame } from '../PublicFrame.tsx';
import { PublicMessage } from '../PublicMessage.tsx';
import { useAddressToken } from '../useAddressToken.ts';
import { useAnswer } from '../useAnswer.ts';
import { WelcomeForm } from './WelcomeForm.tsx';

/** Where an invited user registers. */
export default function WelcomeScreen() {
  const t = useText('accounts');
  const token = useAddressToken();
  if (token !== undefined) return <Invitation token={token} />;
  const ways = [{ to: '/login', label: t('toSignIn') }];
  return <PublicMessage title={t('reopenTitle')} texts={[t('reopenText')]} ways={ways} />;
}

function Invitation({ token }: { token: string }) {
  const t = useText('accounts');
  const common = useText('common');
  const { answer, error, busy, again } = useAnswer(() => call('getInvitation', { body: { token } }));
  if (isRefusal(error, 'login.tokenUsed')) return <Navigate to="/login/welcome-error" replace />;
  return (
    <PublicFrame title={t('welcomeTitle')} lead={t('welcomeLead')}>
      {answer && <WelcomeForm token={token} invited={answer} onOtherTerms={again} />}
      {!answer && error === undefined && <SkeletonLines lines={5} label={common('loading')} />}
      {!answer && error !== undefined && <FailedReading error={error} onRetry={again} busy={busy} />}
    </PublicFrame>
  );
}
