import { STAFF_RESET_HOURS } from '@portal/domain/users/accounts.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { PublicMessage } from '../PublicMessage.tsx';

/** After asking for a link. It says nothing of whether the address is known. */
export default function MailSentScreen() {
  const t = useText('accounts');
  const ways = [
    { to: '/login', label: t('toSignIn') },
    { to: '/login/reset', label: t('askAnother') },
  ];
  return (
    <PublicMessage title={t('sentTitle')} texts={[t('sentText', { hours: STAFF_RESET_HOURS })]} ways={ways}>
      <p>{t('sentNothing')}</p>
      <ul>
        <li>{t('sentSpam')}</li>
        <li>{t('sentInactive')}</li>
      </ul>
    </PublicMessage>
  );
}
