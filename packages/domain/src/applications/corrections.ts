/**
 * Corrections: asked for field by field, answered by the client, accepted or asked again (product/corrections.md#states).
 */
import { problem, type Problem } from '../problem.ts';
import { STAGES, type Stage } from './stages.ts';
import type { CorrectionState } from './values.ts';

export const isOpenCorrection = (state: CorrectionState): boolean => state !== 'ACCEPTED';

/** Corrections can be asked for from analysis to sent only (product/corrections.md#where): `correction.stage`. */
export const whyNotAskCorrection = (stage: Stage): Problem[] =>
  STAGES[stage].corrections === 'request' ? [] : [problem('correction.stage')];

type CorrectionStep = 'answer' | 'accept' | 'askAgain';

const STEPS: Readonly<Record<CorrectionStep, { from: readonly CorrectionState[]; to: CorrectionState }>> = {
  answer: { from: ['REQUESTED'], to: 'CORRECTED' },
  /** Staff may also accept what was never answered: they have seen that it is right after all. */
  accept: { from: ['REQUESTED', 'CORRECTED'], to: 'ACCEPTED' },
  askAgain: { from: ['CORRECTED'], to: 'REQUESTED' },
};

/** The state after a step, or a refusal `correction.state` when the correction is past it. */
export function afterCorrectionStep(state: CorrectionState, step: CorrectionStep): CorrectionState | Problem {
  const { from, to } = STEPS[step];
  return from.includes(state) ? to : problem('correction.state');
}

export const MAX_CORRECTION_MESSAGE = 1000;
