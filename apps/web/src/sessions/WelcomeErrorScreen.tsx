import { useText } from '../platform/texts/i18n.ts';
import { DoorMessage } from './DoorMessage.tsx';

/** An invitation that was used, has expired or was replaced. */
export default function WelcomeErrorScreen() {
  const t = useText('accounts');
  return (
    <DoorMessage
      title={t('welcomeErrorTitle')}
      texts={[t('welcomeErrorText'), t('welcomeErrorAsk')]}
      ways={[{ to: '/login', label: t('toSignIn') }]}
    />
  );
}
