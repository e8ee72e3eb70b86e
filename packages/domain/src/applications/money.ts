/** Payment and exoneration: product/money.md#payments, product/money.md#exoneration. */
import { problem, type Problem } from '../problem.ts';
import { isPaid, type GateFacts } from './moves.ts';
import type { Stage } from './stages.ts';

/** Where payment of any kind is accepted while unpaid. */
const PAYABLE: readonly Stage[] = ['COMPLETE', 'ANALYSIS', 'COMPLETE_ANALYSIS', 'INTERVIEW'];

export interface Fee {
  /** Integer cents. */
  amount: number;
  /** ISO 4217, upper case. */
  currency: string;
}

export type PaymentFacts = Pick<GateFacts, 'status' | 'paymentStatus'> & { deleted: boolean };

export const acceptsPayment = (facts: PaymentFacts): boolean =>
  !facts.deleted && PAYABLE.includes(facts.status) && !isPaid(facts.paymentStatus);

/** An external payment is refused as `payment.notPossible` outside the four stages or when already paid. */
export const whyNotPayExternally = (facts: PaymentFacts): Problem[] =>
  acceptsPayment(facts) ? [] : [problem('payment.notPossible')];

/** An exoneration by payment is refused as `exonerate.payment` outside the four stages or when already paid. */
export const whyNotExoneratePayment = (facts: PaymentFacts): Problem[] =>
  acceptsPayment(facts) ? [] : [problem('exonerate.payment')];

/** The stage after a payment or an exoneration by payment: only COMPLETE moves. */
export function stageAfterPayment(stage: Stage, by: 'payment' | 'exoneration'): Stage {
  if (stage !== 'COMPLETE') return stage;
  return by === 'payment' ? 'PAID' : 'ANALYSIS';
}

const WAIVES_INTERVIEW: readonly Stage[] = ['ANALYSIS', 'COMPLETE_ANALYSIS', 'INTERVIEW'];

/**
 * Exoneration by process: in REJECT_BY_TAG it waives the rule; in ANALYSIS, COMPLETE_ANALYSIS and INTERVIEW the
 * interview, which needs payment (`exonerate.notPaid`) and no open correction (`exonerate.corrections` { n }).
 * Anywhere else, or a second time: `exonerate.process`.
 */
export function whyNotExonerateProcess(facts: GateFacts): Problem[] {
  if (facts.status === 'REJECT_BY_TAG') return [];
  if (!WAIVES_INTERVIEW.includes(facts.status) || facts.interviewWaived) return [problem('exonerate.process')];
  const missing: Problem[] = [];
  if (!isPaid(facts.paymentStatus)) missing.push(problem('exonerate.notPaid'));
  if (facts.openCorrections > 0) missing.push(problem('exonerate.corrections', { n: facts.openCorrections }));
  return missing;
}

/** The stage after an exoneration by process: only REJECT_BY_TAG moves. */
export const stageAfterProcessExoneration = (stage: Stage): Stage => (stage === 'REJECT_BY_TAG' ? 'ANALYSIS' : stage);

/** Whether the waiver covers the interview: the one given in REJECT_BY_TAG waives the rule alone. */
export const waivesInterview = (stage: Stage): boolean => WAIVES_INTERVIEW.includes(stage);

/** What the history tells of money that does not change the card: a move before it can still be undone. */
export const MONEY_BESIDE = [
  'payment.awaited',
  'payment.failed',
  'payment.unmatched',
  'payment.setAside',
  'payment.moved',
] as const;
