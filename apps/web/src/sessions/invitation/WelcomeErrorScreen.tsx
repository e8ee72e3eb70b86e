import { useText } from '../../platform/texts/i18n.ts';
import { PublicMessage } from '../PublicMessage.tsx';

/** An invitation that was used, has expired or was replaced. */
export default function WelcomeErrorScreen() {
  const t = useText('accounts');
  return (
    <PublicMessage
      title={t('welcomeErrorTitle')}
      texts={[t('welcomeErrorText'), t('welcomeErrorAsk')]}
      ways={[{ to: '/login', label: t('toSignIn') }]}
    />
  );
}
