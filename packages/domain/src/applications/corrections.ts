/**
 * Corrections: asked for field by field, answered by the client, accepted or asked again; withdrawn before an answer
 * (product/corrections.md#states).
 */
import { problem, type Problem } from '../problem.ts';
import { STAGES, type Stage } from './stages.ts';
import type { CorrectionState } from './values.ts';

/** What waits for the client or for the staff; the others are settled. */
export const OPEN_CORRECTION_STATES = ['REQUESTED', 'CORRECTED'] as const satisfies readonly CorrectionState[];

export const isOpenCorrection = (state: CorrectionState): boolean =>
  (OPEN_CORRECTION_STATES as readonly CorrectionState[]).includes(state);

/** Corrections can be asked for from analysis to sent only (product/corrections.md#where): `correction.stage`. */
export const whyNotAskCorrection = (stage: Stage): Problem[] =>
  STAGES[stage].corrections === 'request' ? [] : [problem('correction.stage')];

/** What happens to a correction; each time it does is kept. */
export const CORRECTION_STEPS = ['ask', 'answer', 'askAgain', 'accept', 'withdraw'] as const;
export type CorrectionStep = (typeof CORRECTION_STEPS)[number];
/** What happens to one that is there. */
type LaterStep = Exclude<CorrectionStep, 'ask'>;

const STEPS: Readonly<Record<LaterStep, { from: readonly CorrectionState[]; to: CorrectionState }>> = {
  answer: { from: ['REQUESTED'], to: 'CORRECTED' },
  accept: { from: ['CORRECTED'], to: 'ACCEPTED' },
  askAgain: { from: ['CORRECTED'], to: 'REQUESTED' },
  /** What the client has not answered was asked by mistake, or is right after all: there is nothing to accept. */
  withdraw: { from: ['REQUESTED'], to: 'WITHDRAWN' },
};

/** The state after a step, or a refusal `correction.state` when the correction is past it. */
export function afterCorrectionStep(state: CorrectionState, step: LaterStep): CorrectionState | Problem {
  const { from, to } = STEPS[step];
  return from.includes(state) ? to : problem('correction.state');
}

export const MAX_CORRECTION_MESSAGE = 1000;
/** More fields than a form has are never asked for at once. */
export const MAX_CORRECTIONS = 80;
