import type { CaseTold } from '@portal/contract/payments.ts';
import { PersonCell } from '../platform/lists/PersonCell.tsx';
import { useText } from '../platform/texts/i18n.ts';

/** The case of a row, leading to its money for whoever sees it. */
export function CaseCell({ application }: { application: CaseTold | null }) {
  const t = useText('paymentList');
  if (application === null) return t('noCase');
  const { id, caseNumber, name } = application;
  return (
    <PersonCell
      name={caseNumber ?? t('noCase')}
      email={name ?? undefined}
      to={id === null ? undefined : `/requests/dashboard?card=${id}&tab=history&history=money`}
    />
  );
}
