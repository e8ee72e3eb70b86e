/** The interview of an application: product/interviews.md#results. */
import { problem, type Problem } from '../problem.ts';
import { whyNotMove, type GateFacts } from './moves.ts';
import { STAGES } from './stages.ts';
import type { InterviewResult } from './values.ts';

export const MAX_INTERVIEW_TEXT = 5000;

export interface InterviewFacts extends GateFacts {
  /** An interview can be activated or deactivated per application; deactivated, the gate stays closed. */
  interviewActive: boolean;
}

/** Refusals: `interview.stage` outside INTERVIEW, `interview.deactivated`. */
export function whyNotInterview(facts: InterviewFacts): Problem[] {
  if (STAGES[facts.status].interview !== 'do') return [problem('interview.stage')];
  return facts.interviewActive ? [] : [problem('interview.deactivated')];
}

/** The switch of an interview lies where interviews are held. Refusal: `interview.stage`. */
export const whyNotSwitchInterview = ({ status }: Pick<InterviewFacts, 'status'>): Problem[] =>
  STAGES[status].interview === 'do' ? [] : [problem('interview.stage')];

/**
 * What a result does: *denied* deactivates in the same act; *complete and accept* moves on if no other gate is
 * unmet, else the result is kept, the stage stays and `missing` says why; *later* keeps the data.
 */
export function afterInterview(facts: GateFacts, result: InterviewResult) {
  if (result === 'DENIED') return { to: 'REJECTED' as const, missing: [] };
  if (result === 'LATER') return { to: undefined, missing: [] };
  const missing = whyNotMove({ ...facts, interviewResult: 'ACCEPTED' }, 'INTERVIEW_SUCCESS');
  return { to: missing.length === 0 ? ('INTERVIEW_SUCCESS' as const) : undefined, missing };
}
