import { useLocation } from 'react-router';
import { useText } from '../../platform/texts/i18n.ts';
import { PublicMessage } from '../PublicMessage.tsx';

/** After a password was set by a link; for an invited user the account is active by that. */
export default function PasswordSetScreen() {
  const t = useText('accounts');
  const { state } = useLocation() as { state: { invited?: boolean } | null };
  const [title, text] =
    state?.invited === true ? [t('activeTitle'), t('activeText')] : [t('passwordSetTitle'), t('passwordSetText')];
  return <PublicMessage title={title} texts={[text]} ways={[{ to: '/login', label: t('toSignIn') }]} />;
}
