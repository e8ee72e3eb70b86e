import { describe, expect, it } from 'vitest';
import { afterInterview, whyNotInterview, type InterviewFacts } from './interviews.ts';
import { whyNotMove } from './moves.ts';
import { STAGES, type Stage } from './stages.ts';

const READY: InterviewFacts = {
  status: 'INTERVIEW',
  paymentStatus: 'PAID',
  openCorrections: 0,
  interviewResult: null,
  interviewWaived: false,
  interviewActive: true,
  assignees: { analyst: 1, ephesian: 2, supervisor: null, manager: null },
};

describe('an interview', () => {
  it.each(Object.keys(STAGES) as Stage[])('is held in INTERVIEW only (%s)', (status) => {
    const expected = status === 'INTERVIEW' ? [] : [{ code: 'interview.stage' }];
    expect(whyNotInterview({ ...READY, status })).toEqual(expected);
  });

  it('is refused while deactivated, and the gate stays closed', () => {
    const facts = { ...READY, interviewActive: false };
    expect(whyNotInterview(facts)).toEqual([{ code: 'interview.deactivated' }]);
    expect(whyNotMove(facts, 'INTERVIEW_SUCCESS')).toEqual([{ code: 'move.interview' }]);
  });

  it('may be held again after *later*', () => {
    expect(whyNotInterview({ ...READY, interviewResult: 'LATER' })).toEqual([]);
  });
});

describe('the result', () => {
  it('*complete and accept* moves on when no other gate is unmet', () => {
    expect(afterInterview(READY, 'ACCEPTED')).toEqual({ to: 'INTERVIEW_SUCCESS', missing: [] });
  });

  it.each<[string, Partial<InterviewFacts>, unknown[]]>([
    ['the payment is missing', { paymentStatus: 'PENDING' }, [{ code: 'move.notPaid' }]],
    ['two corrections are open', { openCorrections: 2 }, [{ code: 'move.corrections', params: { n: 2 } }]],
    [
      'both',
      { paymentStatus: 'PENDING', openCorrections: 1 },
      [{ code: 'move.notPaid' }, { code: 'move.corrections', params: { n: 1 } }],
    ],
  ])('*complete and accept* stays and tells why: %s; once met, the move by hand is open', (_name, unmet, missing) => {
    const facts = { ...READY, ...unmet };
    expect(afterInterview(facts, 'ACCEPTED')).toEqual({ to: undefined, missing });
    expect(whyNotMove({ ...READY, interviewResult: 'ACCEPTED' }, 'INTERVIEW_SUCCESS')).toEqual([]);
  });

  it('*later* keeps the data and moves nothing', () => {
    expect(afterInterview(READY, 'LATER')).toEqual({ to: undefined, missing: [] });
    expect(whyNotMove({ ...READY, interviewResult: 'LATER' }, 'INTERVIEW_SUCCESS')).toEqual([
      { code: 'move.interview' },
    ]);
  });

  it('*denied* deactivates, whatever else is unmet', () => {
    const facts: InterviewFacts = { ...READY, paymentStatus: 'PENDING', openCorrections: 3 };
    expect(afterInterview(facts, 'DENIED')).toEqual({ to: 'REJECTED', missing: [] });
  });
});
