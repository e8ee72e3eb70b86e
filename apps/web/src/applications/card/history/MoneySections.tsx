import type { Detail } from '@portal/contract/applications/detail.ts';
import { formatDate, formatMoney } from '../../../platform/texts/format.ts';
import { useText } from '../../../platform/texts/i18n.ts';
import { RecordSection } from '../form/RecordSection.tsx';

/** The payment that staff recorded, and what was exonerated, each with its document. */
export function MoneySections({ payment, exonerations }: Props) {
  const t = useText('applicationDetail');
  const form = useText('applicationForm');
  return (
    <>
      {payment && (
        <RecordSection
          title={t('section.externalPayment')}
          rows={[
            [t('exonerationDialog.method'), form(`values.paymentMethod.${payment.method}`)],
            [t('exonerationDialog.reference'), payment.reference],
            [t('exonerationDialog.date'), formatDate(payment.date)],
            [t('record.amount'), formatMoney(payment.amount, payment.currency)],
          ]}
          record={payment}
        />
      )}
      {exonerations.map((exoneration) => (
        <RecordSection
          key={exoneration.id}
          title={t('section.exoneration')}
          rows={[
            [t('record.type'), form(`values.exonerationType.${exoneration.type}`)],
            [t('record.reason'), form(`values.exonerationReason.${exoneration.reason}`)],
            [t('exonerationDialog.observations'), exoneration.observations],
          ]}
          record={exoneration}
        />
      ))}
    </>
  );
}

interface Props {
  payment: Detail['externalPayment'];
  exonerations: Detail['exonerations'];
}
