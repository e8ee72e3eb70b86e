/** What was recorded with an act upon a card, as names and values; what is empty has none. */
import type { Detail } from '@portal/contract/applications/detail.ts';
import {
  DEACTIVATION_TYPES,
  EXTERNAL_PAYMENT_METHODS,
  type DeactivationType,
} from '@portal/domain/applications/values.ts';
import type { CardWords } from './words.ts';

type Row = readonly [name: string, value: string | null];
type Words = Pick<CardWords, 'detail' | 'form' | 'figures'>;

/** One payment of the case: what came, how, and what became of it. */
export function paymentRows({ detail: t, form, figures }: Words, payment: Detail['payments'][number]): Row[] {
  const { state, why, method, settled, refund, currency } = payment;
  const known = EXTERNAL_PAYMENT_METHODS.find((one) => one === method);
  const settledRow = settled && t('record.by', { by: settled.by, when: figures.instant(settled.at) });
  return [
    [t('payment.state'), form(`values.paymentState.${state}`)],
    [t('payment.why'), why && form(`values.unmatchedWhy.${why}`)],
    [t('exonerationDialog.method'), known ? form(`values.paymentMethod.${known}`) : method],
    [t('exonerationDialog.reference'), payment.reference],
    [t('exonerationDialog.date'), payment.date && figures.date(payment.date)],
    [t('record.amount'), figures.money(payment.amount, currency)],
    [t('payment.receipt'), payment.receiptUrl],
    [t('payment.settled'), settled && [settledRow, settled.words].filter(Boolean).join(': ')],
    [
      t('payment.refund'),
      refund &&
        t('payment.refunded', {
          amount: figures.money(refund.amount, currency),
          reason: form(`values.refundReason.${refund.reason}`),
          reference: refund.reference,
          by: refund.by,
          when: figures.instant(refund.at),
        }),
    ],
  ];
}

/** What was exonerated, or was asked for. */
export function exonerationRows(
  { detail: t, form, figures }: Words,
  { state, type, reason, amount, currency, observations, decided }: Detail['exonerations'][number],
): Row[] {
  const decidedText = decided && t('record.by', { by: decided.by, when: figures.instant(decided.at) });
  return [
    [t('payment.state'), form(`values.exonerationState.${state}`)],
    [t('record.type'), form(`values.exonerationType.${type}`)],
    [t('record.reason'), form(`values.exonerationReason.${reason}`)],
    [t('record.amount'), amount === null || currency === null ? null : figures.money(amount, currency)],
    [t('exonerationDialog.observations'), observations],
    [t('decision.decided'), decided && [decidedText, decided.words].filter(Boolean).join(': ')],
  ];
}

const isType = (value: string): value is DeactivationType => (DEACTIVATION_TYPES as readonly string[]).includes(value);

/** Why the application was deactivated. */
export const deactivationRows = (
  { detail: t, form, figures }: Words,
  { type, reason, description, departureDate }: NonNullable<Detail['deactivation']>,
): Row[] => [
  [t('record.type'), form(`values.deactivationType.${isType(type) ? type : 'OTHER'}`)],
  [t('record.reason'), reason],
  [t('deactivation.description'), description],
  [t('deactivation.departureDate'), departureDate && figures.date(departureDate)],
];

/** By whom and when; by nobody where the portal was told of it. */
export const recordedText = (
  { detail: t, figures }: Words,
  { by, at }: Pick<Detail['payments'][number], 'by' | 'at'>,
): string =>
  by === null ? t('record.at', { when: figures.instant(at) }) : t('record.by', { by, when: figures.instant(at) });
