import { describe, expect, it } from 'vitest';
import { afterCorrectionStep, isOpenCorrection, whyNotAskCorrection } from './corrections.ts';
import { afterInterview, whyNotInterview, type InterviewFacts } from './interviews.ts';
import * as money from './money.ts';
import { assigneeKindOfMove, whyNotMove } from './moves.ts';
import { STAGES, nextStages, type Stage } from './stages.ts';
import { INTERVIEW_RESULTS, type CorrectionState } from './values.ts';

/**
 * The proof of product/stages.md#exits: from every reachable state some sequence of acts reaches SENT, or the state is
 * declared final. A state is everything that a gate looks at; the edges are the acts, each allowed by the domain alone.
 */
type State = Omit<InterviewFacts, 'openCorrections'> & { correction: CorrectionState | null; deleted: false };

const FINAL: readonly Stage[] = ['REJECTED'];
const SOMEBODY = 1;

const factsOf = (state: State): InterviewFacts => ({
  ...state,
  openCorrections: state.correction !== null && isOpenCorrection(state.correction) ? 1 : 0,
});
const keyOf = (state: State): string => JSON.stringify(Object.entries(state).toSorted(([a], [b]) => (a < b ? -1 : 1)));
const assigned = (state: State, kind: 'analyst' | 'ephesian', user: number | null): State => ({
  ...state,
  assignees: { ...state.assignees, [kind]: user },
});

const moves = (state: State): State[] =>
  nextStages(state.status).flatMap((to) => {
    const kind = assigneeKindOfMove(state.status, to);
    // The dialog fills the assignment before the gates are asked.
    return [state, ...(kind ? [assigned(state, kind, SOMEBODY)] : [])]
      .filter((before) => whyNotMove(factsOf(before), to).length === 0)
      .map((before) => ({ ...before, status: to }));
  });

function payments(state: State): State[] {
  const after: State[] = [];
  if (money.acceptsPayment(state)) {
    after.push({ ...state, paymentStatus: 'PAID', status: money.stageAfterPayment(state.status, 'payment') });
  }
  if (money.whyNotExoneratePayment(state).length === 0) {
    after.push({ ...state, paymentStatus: 'EXONERATED', status: money.stageAfterPayment(state.status, 'exoneration') });
  }
  return after;
}

function processExoneration(state: State): State[] {
  if (money.whyNotExonerateProcess(factsOf(state)).length > 0) return [];
  const interviewWaived = state.interviewWaived || money.waivesInterview(state.status);
  return [{ ...state, interviewWaived, status: money.stageAfterProcessExoneration(state.status) }];
}

function corrections(state: State): State[] {
  const asked: State[] =
    whyNotAskCorrection(state.status).length === 0 && factsOf(state).openCorrections === 0
      ? [{ ...state, correction: 'REQUESTED' }]
      : [];
  const { correction } = state;
  if (correction === null) return asked;
  const stepped = (['answer', 'accept', 'askAgain', 'withdraw'] as const).flatMap((step) => {
    const after = afterCorrectionStep(correction, step);
    return typeof after === 'string' ? [{ ...state, correction: after }] : [];
  });
  return [...asked, ...stepped];
}

function interviews(state: State): State[] {
  // Switching it on or off is allowed everywhere: the proof must hold though somebody does it at the worst moment.
  const after: State[] = [{ ...state, interviewActive: !state.interviewActive }];
  if (whyNotInterview(factsOf(state)).length > 0) return after;
  for (const interviewResult of INTERVIEW_RESULTS) {
    const { to } = afterInterview(factsOf(state), interviewResult);
    after.push({ ...state, interviewResult, status: to ?? state.status });
  }
  return after;
}

const KINDS = ['analyst', 'ephesian'] as const;
const assignments = (state: State): State[] =>
  STAGES[state.status].reassign ? KINDS.map((kind) => assigned(state, kind, SOMEBODY)) : [];
/** A user who leaves without a successor may empty a place in any stage; it must never close the way out. */
const departures = (state: State): State[] => KINDS.map((kind) => assigned(state, kind, null));

const actsOf = (state: State): State[] =>
  [moves, payments, processExoneration, corrections, interviews, assignments, departures].flatMap((act) => act(state));

const submitted = (['COMPLETE', 'REJECT_BY_TAG'] as const).flatMap((status) =>
  [null, SOMEBODY].map((ephesian): State => ({
    status,
    paymentStatus: 'PENDING',
    correction: null,
    interviewResult: null,
    interviewWaived: false,
    interviewActive: true,
    assignees: { analyst: null, ephesian, supervisor: null, manager: null },
    deleted: false,
  })),
);

/** Every state that acts can lead to, and who leads to it. */
function explore(actsOfState: (state: State) => State[]) {
  const states = new Map(submitted.map((state) => [keyOf(state), state]));
  const leadingTo = new Map<string, string[]>();
  // A Map is walked in the order of insertion, what is added on the way included.
  for (const [key, state] of states) {
    for (const after of actsOfState(state)) {
      const to = keyOf(after);
      if (!states.has(to)) states.set(to, after);
      leadingTo.set(to, [...(leadingTo.get(to) ?? []), key]);
    }
  }
  return { states, leadingTo };
}

/** The reachable states, not declared final, from which no sequence of acts reaches SENT. */
function deadEnds(actsOfState: (state: State) => State[]): State[] {
  const { states, leadingTo } = explore(actsOfState);
  const saved = new Set([...states].filter(([, { status }]) => status === 'SENT').map(([key]) => key));
  for (const key of saved) for (const before of leadingTo.get(key) ?? []) saved.add(before);
  return [...states]
    .filter(([key, { status }]) => !saved.has(key) && !FINAL.includes(status))
    .map(([, state]) => state);
}

const { states } = explore(actsOf);
const reachable = [...states.values()];
const stagesOf = (some: readonly State[]) => new Set(some.map(({ status }) => status));

describe('the exits', () => {
  it('lead from every reachable state to SENT, unless it is declared final', () => {
    expect(deadEnds(actsOf)).toEqual([]);
  });

  it('were looked for in every stage of the board', () => {
    const board = Object.keys(STAGES).filter((stage) => stage !== 'UNFINISHED');
    expect([...stagesOf(reachable)].toSorted()).toEqual(board.toSorted());
    expect(reachable.length).toBeGreaterThan(1000);
  });

  it('would be missed: without accepting corrections, paying, assigning or a result, cards are stuck', () => {
    const without = (...left: ((state: State) => State[])[]) =>
      deadEnds((state) =>
        [moves, payments, processExoneration, corrections, interviews, assignments, departures]
          .filter((act) => !left.includes(act))
          .flatMap((act) => act(state)),
      );
    expect(stagesOf(without(payments))).toContain('COMPLETE');
    expect(stagesOf(without(processExoneration))).toContain('REJECT_BY_TAG');
    expect(stagesOf(without(interviews, processExoneration))).toContain('INTERVIEW');
    expect(stagesOf(without(assignments))).toContain('ANALYSIS');
  });
});

describe('the ends', () => {
  it('SENT leads nowhere but to REJECTED, and always there', () => {
    for (const state of reachable.filter(({ status }) => status === 'SENT')) {
      expect(stagesOf(actsOf(state))).toEqual(new Set(['SENT', 'REJECTED']));
    }
  });

  it('REJECTED leads nowhere and opens nothing: no money, no correction asked, no interview', () => {
    for (const state of reachable.filter(({ status }) => status === 'REJECTED')) {
      expect(stagesOf(actsOf(state))).toEqual(new Set(['REJECTED']));
      expect(payments(state)).toEqual([]);
      expect(processExoneration(state)).toEqual([]);
      expect(whyNotAskCorrection(state.status)).not.toEqual([]);
      expect(whyNotInterview(factsOf(state))).not.toEqual([]);
    }
  });

  it('no card is sent unpaid, with a correction open at the move, or without an interview passed or waived', () => {
    for (const state of reachable) {
      for (const after of moves(state).filter(({ status }) => status === 'SENT')) {
        expect(after.paymentStatus).not.toBe('PENDING');
        expect(factsOf(after).openCorrections).toBe(0);
        expect(after.interviewResult === 'ACCEPTED' || after.interviewWaived).toBe(true);
      }
    }
  });
});
