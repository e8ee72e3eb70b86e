import type { UnmatchedPayment } from '@portal/contract/payments.ts';
import { formatInstant, formatMoney } from '../../platform/texts/format.ts';
import { textNow } from '../../platform/texts/i18n.ts';

/** How much, and when. */
export const paymentName = ({ amount, currency, receivedAt }: UnmatchedPayment): string =>
  textNow('paymentList', 'payment', { amount: formatMoney(amount, currency), instant: formatInstant(receivedAt) });
