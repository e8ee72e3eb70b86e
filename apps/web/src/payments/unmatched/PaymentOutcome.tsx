import type { UnmatchedPayment } from '@portal/contract/payments.ts';
import { formatInstant, formatMoney } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';

/** What became of a payment, by whom and when. */
export function PaymentOutcome({ payment }: { payment: UnmatchedPayment }) {
  const t = useText('paymentList');
  const { state, currency, refund, settledAt, settledBy, words } = payment;
  if (refund) {
    const { amount, reason } = refund;
    return t('outcome.refunded', { amount: formatMoney(amount, currency), reason: t(`refundReason.${reason}`) });
  }
  if (settledAt === null) return t('outcome.open');
  const by = { name: settledBy ?? '', instant: formatInstant(settledAt) };
  return state === 'SET_ASIDE' ? t('outcome.aside', { ...by, words: words ?? '' }) : t('outcome.assigned', by);
}
