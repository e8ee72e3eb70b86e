import type { Detail } from '@portal/contract/applications/detail.ts';
import { paymentRows } from '@portal/messages/applications/recordRows.ts';
import { RecordSection } from '../form/RecordSection.tsx';
import { useCardWords } from '../form/useCardWords.ts';

/** One payment of the case: what came, how, and what became of it. */
export function PaymentSection({
  payment,
  number,
}: {
  payment: Detail['payments'][number];
  number?: number | undefined;
}) {
  const words = useCardWords();
  const { detail: t } = words;
  const { type, receiptUrl } = payment;
  const receipt = receiptUrl && (
    <a href={receiptUrl} target="_blank" rel="noopener noreferrer">
      {t('payment.openReceipt')}
    </a>
  );
  return (
    <RecordSection
      title={t(type === 'EXTERNAL' ? 'section.externalPayment' : 'section.payment')}
      number={number}
      rows={paymentRows(words, payment).map(([name, value]) => [name, value === receiptUrl ? receipt : value])}
      record={payment}
    />
  );
}
