/** Moves of a card and the gates before them: product/stages.md#moves, product/stages.md#gates. */
import { problem, type Problem } from '../problem.ts';
import type { ActFacts } from '../access/can.ts';
import { STAGES, type Stage } from './stages.ts';
import type { InterviewResult, PaymentStatus } from './values.ts';

/** Everything a gate looks at. */
export interface GateFacts extends ActFacts {
  paymentStatus: PaymentStatus;
  /** Corrections that are not ACCEPTED. */
  openCorrections: number;
  interviewResult: InterviewResult | null;
  /** Exoneration by process waives the interview (and, in REJECT_BY_TAG, the rule). */
  interviewWaived: boolean;
}

/** PAID in any of its three ways: by provider, externally, or exonerated by payment. */
export const isPaid = (status: PaymentStatus): boolean => status === 'PAID' || status === 'EXONERATED';

type Gate = (facts: GateFacts) => Problem | undefined;

const analystAssigned: Gate = (facts) => (facts.assignees.analyst === null ? problem('move.noAnalyst') : undefined);
const ephesianAssigned: Gate = (facts) => (facts.assignees.ephesian === null ? problem('move.noEphesian') : undefined);
const interviewAccepted: Gate = (facts) =>
  facts.interviewResult === 'ACCEPTED' || facts.interviewWaived ? undefined : problem('move.interview');
const paymentMade: Gate = (facts) => (isPaid(facts.paymentStatus) ? undefined : problem('move.notPaid'));
const correctionsDone: Gate = (facts) =>
  facts.openCorrections === 0 ? undefined : problem('move.corrections', { n: facts.openCorrections });

/** The gates for leaving a stage forward, in the order in which a person would meet them. */
const GATES: Readonly<Partial<Record<Stage, readonly Gate[]>>> = {
  ANALYSIS: [analystAssigned, paymentMade, correctionsDone],
  COMPLETE_ANALYSIS: [ephesianAssigned, paymentMade, correctionsDone],
  INTERVIEW: [interviewAccepted, paymentMade, correctionsDone],
  INTERVIEW_SUCCESS: [paymentMade, correctionsDone],
  // SENT has no gate: nothing lies ahead of it, and a card should not ask for what leads nowhere.
  APPROVED: [paymentMade, correctionsDone],
};

/** The unmet gates for leaving the present stage forward: the card's `missing`. */
export const missingGates = (facts: GateFacts): Problem[] =>
  (GATES[facts.status] ?? []).flatMap((gate) => gate(facts) ?? []);

/**
 * Every reason why the card may not go to `to`; empty = it may. A move to REJECTED has no gate.
 * Refusals: `move.invalid` { from, to }, `move.noAnalyst`, `move.noEphesian`, `move.interview`, `move.notPaid`,
 * `move.corrections` { n }.
 */
export function whyNotMove(facts: GateFacts, to: Stage): Problem[] {
  if (!STAGES[facts.status].next.includes(to)) return [problem('move.invalid', { from: facts.status, to })];
  return to === 'REJECTED' ? [] : missingGates(facts);
}

export type MoveDialog = 'analyst' | 'ephesian' | 'deactivation';

/** The dialog a move opens first: who takes it on, or why it is deactivated. */
export function opensDialog(from: Stage, to: Stage): MoveDialog | undefined {
  if (to === 'REJECTED') return 'deactivation';
  if (from === 'PAID' && to === 'ANALYSIS') return 'analyst';
  if (from === 'COMPLETE_ANALYSIS' && to === 'INTERVIEW') return 'ephesian';
  return undefined;
}

/** The kind of staff that a move's `assignee` fills, if it takes one. */
export function assigneeKindOfMove(from: Stage, to: Stage): 'analyst' | 'ephesian' | undefined {
  const dialog = opensDialog(from, to);
  return dialog === 'deactivation' ? undefined : dialog;
}

/** How long the mover may take a move back, and how long mails caused by a move wait (milliseconds). */
export const UNDO_MS = 10_000;
