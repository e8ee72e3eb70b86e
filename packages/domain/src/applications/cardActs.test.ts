import { expect, it } from 'vitest';
import type { Permission } from '../access/permissions.ts';
import type { Actor } from '../access/reach.ts';
import { CARD_ACT_NAMES, CARD_ACTS, type CardFacts } from './cardActs.ts';
import { MAY_NOTHING, mayOf, whyNotAct } from '../access/whoMayAct.ts';

const FACTS: CardFacts = {
  status: 'INTERVIEW',
  assignees: { analyst: 3, supervisor: null, manager: null, ephesian: null },
  paymentStatus: 'PENDING',
  openCorrections: 1,
  interviewResult: null,
  interviewWaived: false,
  interviewActive: true,
  deleted: false,
  exonerationWaits: false,
};
const holding = (...permissions: Permission[]): Actor => ({ userId: 7, permissions: new Set(permissions) });
const nobody = holding();

it('tells the missing right first and alone, whatever the rules object to', () => {
  const bySight: readonly string[] = ['seeMoney', 'viewLicence', 'remind', 'print'];
  for (const act of CARD_ACT_NAMES.filter((one) => !bySight.includes(one))) {
    for (const status of ['REJECTED', 'INTERVIEW'] as const) {
      expect(whyNotAct(nobody, act, { ...FACTS, status }).map(({ code }) => code)).toEqual(['GE004']);
    }
  }
  expect(mayOf(nobody, FACTS)).toEqual({ ...MAY_NOTHING, seeMoney: true, remind: true, print: true });
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
    'judgeDocument',
    'interview',
    'switchInterview',
    'appoint',
    'cancelAppointment',
    'seeMoney',
    'exoneratePayment',
    'payExternally',
    'remind',
    'print',
  ]);
});

it('stands in groups, so that a menu can be drawn from it without gaps', () => {
  const groups = CARD_ACT_NAMES.map((act) => CARD_ACTS[act].group);
  expect(groups.filter((group, index) => group !== groups[index - 1])).toEqual([...new Set(groups)]);
});

it('an appointment is cancelled by whoever may interview, wherever the card went', () => {
  const gone: CardFacts = { ...FACTS, status: 'REJECTED' };
  const actor = holding('business.request.do.interview');
  expect([whyNotAct(actor, 'cancelAppointment', gone), mayOf(actor, gone).appoint]).toEqual([[], false]);
  expect(whyNotAct(holding('business.request.do.paid'), 'cancelAppointment', gone)).toEqual([
    { code: 'GE004', slug: 'business.request.do.interview' },
  ]);
});
