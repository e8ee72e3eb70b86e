/** Exonerations that one person asks for and another decides: product/money.md#second-person. */
import { problem, type Problem } from '../problem.ts';
import { whyNotExoneratePayment, type Fee, type PaymentFacts } from '../applications/money.ts';
import type { ExonerationType } from '../applications/values.ts';

export const EXONERATION_STATES = ['WAITING', 'GRANTED', 'REFUSED'] as const;
export type ExonerationState = (typeof EXONERATION_STATES)[number];

/** One that waited when its case was paid, deactivated or deleted is void, without anybody's doing. */
export const SHOWN_EXONERATION_STATES = [...EXONERATION_STATES, 'VOID'] as const;

/** Why one was refused. */
export const DECISION_MAX = 250;

/** Whether an exoneration waits for a second person: it waives more than the limit, in cents; null is no limit. */
export const waitsForSecond = (type: ExonerationType, fee: Fee, limit: number | null): boolean =>
  type === 'PAYMENT' && limit !== null && fee.amount > limit;

export type ExonerationFacts = PaymentFacts & {
  /** One was asked for and is not decided. */
  exonerationWaits: boolean;
};

/** What keeps anybody from exonerating by payment: one that waits already (`exonerate.waiting`), or the money. */
export const whyNotAskExoneration = (facts: ExonerationFacts): Problem[] =>
  facts.exonerationWaits ? [problem('exonerate.waiting')] : whyNotExoneratePayment(facts);

/** Granting and refusing need one that waits (`exonerate.decided`). */
export const whyNotDecideExoneration = (facts: ExonerationFacts): Problem[] =>
  facts.exonerationWaits ? [] : [problem('exonerate.decided')];

/** Nobody decides what they asked for themselves (`exonerate.own`). */
export const whyNotDecider = (decider: number, asker: number): Problem[] =>
  decider === asker ? [problem('exonerate.own')] : [];
