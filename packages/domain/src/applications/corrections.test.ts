import { describe, expect, it } from 'vitest';
import { afterCorrectionStep, isOpenCorrection, whyNotAskCorrection } from './corrections.ts';
import { STAGES, type Stage } from './stages.ts';
import { CORRECTION_STATES } from './values.ts';

describe('corrections', () => {
  it('are open until accepted or withdrawn', () => {
    expect(CORRECTION_STATES.filter(isOpenCorrection)).toEqual(['REQUESTED', 'CORRECTED']);
  });

  const asked: Stage[] = ['ANALYSIS', 'COMPLETE_ANALYSIS', 'INTERVIEW', 'INTERVIEW_SUCCESS', 'APPROVED', 'SENT'];
  it.each(Object.keys(STAGES) as Stage[])('can be asked for in %s only if it lies from analysis to sent', (stage) => {
    expect(whyNotAskCorrection(stage)).toEqual(asked.includes(stage) ? [] : [{ code: 'correction.stage' }]);
  });

  const refused = { code: 'correction.state' };
  it.each([
    ['REQUESTED', 'answer', 'CORRECTED'],
    ['REQUESTED', 'accept', refused],
    ['REQUESTED', 'askAgain', refused],
    ['REQUESTED', 'withdraw', 'WITHDRAWN'],
    ['CORRECTED', 'answer', refused],
    ['CORRECTED', 'accept', 'ACCEPTED'],
    ['CORRECTED', 'askAgain', 'REQUESTED'],
    ['CORRECTED', 'withdraw', refused],
    ['ACCEPTED', 'answer', refused],
    ['ACCEPTED', 'accept', refused],
    ['ACCEPTED', 'askAgain', refused],
    ['ACCEPTED', 'withdraw', refused],
    ['WITHDRAWN', 'answer', refused],
    ['WITHDRAWN', 'accept', refused],
    ['WITHDRAWN', 'askAgain', refused],
    ['WITHDRAWN', 'withdraw', refused],
  ] as const)('%s, step %s → %j', (state, step, after) => {
    expect(afterCorrectionStep(state, step)).toEqual(after);
  });

  it('go round as often as staff ask again, each round answered and then accepted', () => {
    const rounds = ['answer', 'askAgain', 'answer', 'askAgain', 'answer', 'accept'] as const;
    const end = rounds.reduce<unknown>((state, step) => afterCorrectionStep(state as 'REQUESTED', step), 'REQUESTED');
    expect(end).toBe('ACCEPTED');
  });
});
