import { expect, it } from 'vitest';
import type { Permission } from '../access/permissions.ts';
import type { Actor } from '../access/reach.ts';
import { CARD_ACT_NAMES, CARD_ACTS, MAY_NOTHING, mayOf, whyNotAct, type CardFacts } from './cardActs.ts';

const FACTS: CardFacts = {
  status: 'INTERVIEW',
  assignees: { analyst: 3, supervisor: null, manager: null, ephesian: null },
  paymentStatus: 'PENDING',
  openCorrections: 1,
  interviewResult: null,
  interviewWaived: false,
  interviewActive: true,
  deleted: false,
};
const holding = (...permissions: Permission[]): Actor => ({ userId: 7, permissions: new Set(permissions) });
const nobody = holding();

it('tells the missing right first and alone, whatever the rules object to', () => {
  for (const act of CARD_ACT_NAMES) {
    for (const status of ['REJECTED', 'INTERVIEW'] as const) {
      expect(whyNotAct(nobody, act, { ...FACTS, status }).map(({ code }) => code)).toEqual(['GE004']);
    }
  }
  expect(mayOf(nobody, FACTS)).toEqual(MAY_NOTHING);
});

it('tells with the right every reason of the rules at once', () => {
  expect(whyNotAct(holding('business.request.exonerate'), 'exonerateProcess', FACTS)).toEqual([
    { code: 'exonerate.notPaid' },
    { code: 'exonerate.corrections', params: { n: 1 } },
  ]);
  expect(whyNotAct(holding('business.request.do.paid'), 'interview', { ...FACTS, status: 'PAID' })).toEqual([
    { code: 'interview.stage' },
  ]);
  expect(whyNotAct(holding('business.request.do.reject'), 'move', { ...FACTS, status: 'REJECTED' })).toEqual([
    { code: 'move.final' },
  ]);
  expect(whyNotAct(holding('business.request.assign'), 'assign', { ...FACTS, status: 'COMPLETE' })).toEqual([
    { code: 'assign.stage' },
  ]);
});

it('allows what neither the right nor a rule forbids', () => {
  const actor = holding('business.request.do.interview', 'business.request.payment', 'business.request.exonerate');
  expect(Object.entries(mayOf(actor, FACTS)).flatMap(([act, allowed]) => (allowed ? [act] : []))).toEqual([
    'move',
    'interview',
    'exoneratePayment',
    'payExternally',
  ]);
});

it('stands in groups, so that a menu can be drawn from it without gaps', () => {
  const groups = CARD_ACT_NAMES.map((act) => CARD_ACTS[act].group);
  expect(groups.filter((group, index) => group !== groups[index - 1])).toEqual([...new Set(groups)]);
});
