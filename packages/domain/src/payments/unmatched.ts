/** Payments by the provider: which of them count, and what staff do about the others (product/money.md#unmatched-payments). */
import { acceptsPayment, type Fee, type PaymentFacts } from '../applications/money.ts';
import type { Permission } from '../access/permissions.ts';
import { problem, type Problem } from '../problem.ts';

/** Where a single payment stands: what an application's `paymentStatus` follows from. */
export const PAYMENT_STATES = ['PENDING', 'AWAITED', 'FAILED', 'EXPIRED', 'PAID', 'UNMATCHED', 'SET_ASIDE'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** What staff may settle: set aside, or assign to a case (what was set aside by mistake too). */
export const SETTLED_STATES = ['UNMATCHED', 'SET_ASIDE'] as const satisfies readonly PaymentState[];

/** Why a payment did not count when it came. */
export const UNMATCHED_REASONS = ['AMOUNT', 'CURRENCY', 'SECOND', 'EXONERATED', 'STAGE', 'DELETED', 'ORPHAN'] as const;
export type UnmatchedReason = (typeof UNMATCHED_REASONS)[number];

export const SET_ASIDE_MAX = 250;

/** Why a payment does not count for an application, nothing where it does; `fee` is what was asked for. */
export function whyUnmatched(facts: PaymentFacts | undefined, fee: Fee, paid: Fee): UnmatchedReason | undefined {
  if (!facts) return 'ORPHAN';
  if (facts.deleted) return 'DELETED';
  if (!acceptsPayment(facts)) return WHY_NOT_ACCEPTED[facts.paymentStatus] ?? 'STAGE';
  if (paid.currency !== fee.currency) return 'CURRENCY';
  return paid.amount === fee.amount ? undefined : 'AMOUNT';
}

const WHY_NOT_ACCEPTED: Readonly<Record<string, UnmatchedReason>> = { PAID: 'SECOND', EXONERATED: 'EXONERATED' };

/**
 * Why staff cannot have a payment count for a case: it takes none (`payment.notPossible`), the currency is not the fee's
 * (`payment.currency`), or it is less (`payment.tooLittle`). What came above the fee is theirs to judge.
 */
export function whyNotAssignPayment(facts: PaymentFacts, fee: Fee, paid: Fee): Problem[] {
  if (!acceptsPayment(facts)) return [problem('payment.notPossible')];
  if (paid.currency !== fee.currency) return [problem('payment.currency')];
  return paid.amount < fee.amount ? [problem('payment.tooLittle')] : [];
}

/** What a notice of the provider says of a session. */
export type NoticeKind = 'paid' | 'awaited' | 'failed' | 'expired';

/** From which states a notice leads on: notices come twice, and not in the order in which things happened. */
const FOLLOWED_FROM: Readonly<Record<NoticeKind, readonly PaymentState[]>> = {
  paid: ['PENDING', 'AWAITED', 'FAILED', 'EXPIRED'],
  awaited: ['PENDING'],
  failed: ['PENDING', 'AWAITED'],
  expired: ['PENDING'],
};

/** Whether a notice has an effect on a payment that stands there. */
export const isFollowed = (notice: NoticeKind, state: PaymentState): boolean => FOLLOWED_FROM[notice].includes(state);

export const REFUND_REASONS = ['DOUBLE_CHARGE', 'LAW'] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

/** Of a case's payments those that its readers are told of: sessions that were merely opened are no money. */
const TOLD: readonly PaymentState[] = ['AWAITED', 'FAILED', 'PAID'];

/** Whether a reader of the case is told of a payment; what did not count is for those who settle it. */
export const seesPayment = (permissions: ReadonlySet<Permission>, state: PaymentState): boolean =>
  TOLD.includes(state) ||
  (permissions.has('business.request.payment') && (SETTLED_STATES as readonly PaymentState[]).includes(state));
