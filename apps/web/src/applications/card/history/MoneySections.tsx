import type { Detail } from '@portal/contract/applications/detail.ts';
import { ExonerationSection } from './ExonerationSection.tsx';
import { PaymentSection } from './PaymentSection.tsx';

/** Every payment that came for the case, and what was exonerated, each with its document. */
export function MoneySections({ application }: { application: Detail }) {
  return (
    <>
      {application.payments.map((payment) => (
        <PaymentSection key={payment.id} payment={payment} number={numberOf(application.payments, payment)} />
      ))}
      {application.exonerations.map((exoneration) => (
        <ExonerationSection
          key={exoneration.id}
          application={application}
          exoneration={exoneration}
          number={numberOf(application.exonerations, exoneration)}
        />
      ))}
    </>
  );
}

/** Told apart where there are several. */
const numberOf = <One,>(all: readonly One[], one: One): number | undefined =>
  all.length > 1 ? all.indexOf(one) + 1 : undefined;
