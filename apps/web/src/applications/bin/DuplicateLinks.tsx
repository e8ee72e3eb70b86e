import { Link } from 'react-router';
import type { Detail } from '@portal/contract/applications/detail.ts';
import { useText } from '../../platform/texts/i18n.ts';

/** What the application was submitted anew from, and what was from it, each with the way there. */
export default function DuplicateLinks({ duplicates }: { duplicates: Detail['duplicates'] }) {
  const t = useText('bin');
  return duplicates.map(({ id, caseNumber, as }) => (
    <p key={id}>
      {t(`duplicates.${as}`)} <Link to={`/requests/dashboard?card=${id}`}>{caseNumber ?? t('noCase')}</Link>
    </p>
  ));
}
