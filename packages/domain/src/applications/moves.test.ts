import { describe, expect, it } from 'vitest';
import { assigneeKindOfMove, missingGates, opensDialog, whyNotMove, type GateFacts } from './moves.ts';
import type { Stage } from './stages.ts';

const NEXT: Readonly<Record<Stage, readonly Stage[]>> = {
  UNFINISHED: [],
  REJECT_BY_TAG: [],
  COMPLETE: [],
  PAID: ['ANALYSIS', 'REJECTED'],
  ANALYSIS: ['COMPLETE_ANALYSIS', 'REJECTED'],
  COMPLETE_ANALYSIS: ['INTERVIEW', 'REJECTED'],
  INTERVIEW: ['INTERVIEW_SUCCESS', 'REJECTED'],
  INTERVIEW_SUCCESS: ['APPROVED', 'REJECTED'],
  APPROVED: ['SENT', 'REJECTED'],
  SENT: ['REJECTED'],
  REJECTED: [],
};
const ALL = Object.keys(NEXT) as Stage[];

/** What must be so for the gate to be open, in the words of product/stages.md#gates, and where it stands. */
const GATES: readonly { code: string; guards: readonly Stage[]; open: (facts: GateFacts) => boolean }[] = [
  { code: 'move.noAnalyst', guards: ['ANALYSIS'], open: (facts) => facts.assignees.analyst !== null },
  { code: 'move.noEphesian', guards: ['COMPLETE_ANALYSIS'], open: (facts) => facts.assignees.ephesian !== null },
  {
    code: 'move.interview',
    guards: ['INTERVIEW'],
    open: (facts) => facts.interviewResult === 'ACCEPTED' || facts.interviewWaived,
  },
  {
    code: 'move.notPaid',
    guards: ['ANALYSIS', 'COMPLETE_ANALYSIS', 'INTERVIEW', 'INTERVIEW_SUCCESS', 'APPROVED'],
    open: (facts) => ['PAID', 'EXONERATED'].includes(facts.paymentStatus),
  },
  {
    code: 'move.corrections',
    guards: ['ANALYSIS', 'COMPLETE_ANALYSIS', 'INTERVIEW', 'INTERVIEW_SUCCESS', 'APPROVED'],
    open: (facts) => facts.openCorrections === 0,
  },
];

function* everyFactOf(status: Stage): Generator<GateFacts> {
  for (const paymentStatus of ['PENDING', 'PAID', 'EXONERATED'] as const)
    for (const openCorrections of [0, 1, 3])
      for (const interviewResult of [null, 'LATER', 'DENIED', 'ACCEPTED'] as const)
        for (const interviewWaived of [false, true])
          for (const analyst of [null, 1])
            for (const ephesian of [null, 2])
              yield {
                status,
                paymentStatus,
                openCorrections,
                interviewResult,
                interviewWaived,
                assignees: { analyst, ephesian, supervisor: null, manager: null },
              };
}

const shutGates = (facts: GateFacts): string[] =>
  GATES.filter(({ guards, open }) => guards.includes(facts.status) && !open(facts)).map(({ code }) => code);

const expectedCodes = (facts: GateFacts, to: Stage): string[] => {
  if (!NEXT[facts.status].includes(to)) return ['move.invalid'];
  return to === 'REJECTED' ? [] : shutGates(facts);
};

describe('whyNotMove', () => {
  it.each(ALL)('tells every unmet gate at once and nothing else, leaving %s for any stage', (status) => {
    const faults: unknown[] = [];
    for (const facts of everyFactOf(status)) {
      for (const to of ALL) {
        const told = whyNotMove(facts, to).map(({ code }) => code);
        const expected = expectedCodes(facts, to);
        if (told.toSorted().join() !== expected.toSorted().join()) faults.push({ facts, to, told, expected });
      }
    }
    expect(faults).toEqual([]);
  });

  it('never gates REJECTED where the table leads there', () => {
    for (const status of ALL.filter((stage) => NEXT[stage].includes('REJECTED'))) {
      for (const facts of everyFactOf(status)) expect(whyNotMove(facts, 'REJECTED')).toEqual([]);
    }
  });

  it('says from where to where, and how many corrections are open', () => {
    const facts = [...everyFactOf('ANALYSIS')].find(
      ({ openCorrections, paymentStatus, assignees }) =>
        openCorrections === 3 && paymentStatus === 'PAID' && assignees.analyst !== null,
    );
    if (!facts) throw new Error('no such facts');
    expect(whyNotMove(facts, 'COMPLETE_ANALYSIS')).toEqual([{ code: 'move.corrections', params: { n: 3 } }]);
    expect(whyNotMove(facts, 'SENT')).toEqual([{ code: 'move.invalid', params: { from: 'ANALYSIS', to: 'SENT' } }]);
  });
});

describe('missingGates', () => {
  it.each(ALL.filter((stage) => stage !== 'SENT'))(
    'names for a card in %s what the forward move would be refused for',
    (status) => {
      for (const facts of everyFactOf(status)) {
        expect(
          missingGates(facts)
            .map(({ code }) => code)
            .toSorted(),
        ).toEqual(shutGates(facts).toSorted());
      }
    },
  );
});

describe('the dialog of a move', () => {
  const DIALOGS = new Map([
    ['PAID → ANALYSIS', 'analyst'],
    ['COMPLETE_ANALYSIS → INTERVIEW', 'ephesian'],
  ]);

  it('asks for the analyst, the Ephesian or the deactivation, and opens for no other move of the table', () => {
    for (const from of ALL) {
      for (const to of NEXT[from]) {
        const asked = to === 'REJECTED' ? 'deactivation' : DIALOGS.get(`${from} → ${to}`);
        expect(opensDialog(from, to), `${from} → ${to}`).toBe(asked);
        expect(assigneeKindOfMove(from, to), `${from} → ${to}`).toBe(DIALOGS.get(`${from} → ${to}`));
      }
    }
  });
});
