import { describe, expect, it } from 'vitest';
import { STAGES, type Stage } from '../applications/stages.ts';
import { type CardAct } from '../applications/cardActs.ts';
import { can, slugOfAct } from './whoMayAct.ts';
import { canAssign, canDoStage } from './can.ts';
import type { Permission } from './permissions.ts';
import type { Actor, Assignees } from './reach.ts';
import { ASSIGNMENT_KINDS, SHIPPED_ROLES, type ShippedRole } from './roles.ts';

const ME = 7;
const ANOTHER = 8;
const NOBODY: Assignees = { analyst: null, supervisor: null, manager: null, ephesian: null };
const ALL = Object.keys(STAGES) as Stage[];
const ROLES = Object.keys(SHIPPED_ROLES) as ShippedRole[];
const as = (role: ShippedRole): Actor => ({ userId: ME, permissions: new Set(SHIPPED_ROLES[role]) });
const holding = (...permissions: Permission[]): Actor => ({ userId: ME, permissions: new Set(permissions) });

/** Moving and interviewing by the shipped roles: all = any card, mine = only one's own, – = none. */
const DO: Readonly<Record<ShippedRole, Partial<Record<Stage, 'all' | 'mine'>>>> = {
  administrator: Object.fromEntries(ALL.filter((stage) => stage !== 'UNFINISHED').map((stage) => [stage, 'all'])),
  manager: Object.fromEntries(ALL.filter((stage) => stage !== 'UNFINISHED').map((stage) => [stage, 'all'])),
  supervisor: {
    PAID: 'all',
    ANALYSIS: 'all',
    COMPLETE_ANALYSIS: 'all',
    INTERVIEW: 'all',
    INTERVIEW_SUCCESS: 'all',
    APPROVED: 'all',
    SENT: 'all',
  },
  analyst: { PAID: 'all', ANALYSIS: 'mine', COMPLETE_ANALYSIS: 'mine' },
  ephesian: { INTERVIEW: 'mine', INTERVIEW_SUCCESS: 'mine' },
};

describe('moving and interviewing', () => {
  it.each(ROLES.flatMap((role) => ALL.map((status) => ({ role, status, may: DO[role][status] ?? '–' }))))(
    '$role in $status: $may',
    ({ role, status, may }) => {
      const kind = ASSIGNMENT_KINDS.find((one) => one === role);
      const foreign = { status, assignees: kind ? { ...NOBODY, [kind]: ANOTHER } : NOBODY };
      const own = { status, assignees: kind ? { ...NOBODY, [kind]: ME } : NOBODY };
      for (const [facts, allowed] of [
        [{ status, assignees: NOBODY }, may === 'all'],
        [foreign, may === 'all'],
        [own, may !== '–'],
      ] as const) {
        expect(canDoStage(as(role), facts)).toBe(allowed);
        expect(can(as(role), 'move', facts)).toBe(allowed);
        expect(can(as(role), 'interview', facts)).toBe(allowed);
      }
    },
  );

  it('needs do: show is only sight', () => {
    const facts = { status: 'PAID', assignees: { ...NOBODY, analyst: ME } } as const;
    expect(canDoStage(holding('business.analyst', 'business.request.show.paid'), facts)).toBe(false);
    expect(canDoStage(holding('business.analyst', 'business.request.show.paid.me'), facts)).toBe(false);
  });

  it('needs the right of the present stage, not of the one the card goes to', () => {
    const facts = { status: 'PAID', assignees: NOBODY } as const;
    expect(canDoStage(holding('business.request.do.analysis'), facts)).toBe(false);
  });

  it('by .me needs the assignment in the kind of the active role', () => {
    const actor = holding('business.analyst', 'business.request.do.interview.me');
    expect(canDoStage(actor, { status: 'INTERVIEW', assignees: { ...NOBODY, ephesian: ME } })).toBe(false);
    expect(canDoStage(actor, { status: 'INTERVIEW', assignees: { ...NOBODY, analyst: ME } })).toBe(true);
  });

  it('by .me is never granted to a role without a kind', () => {
    const everywhere = { analyst: ME, supervisor: ME, manager: ME, ephesian: ME };
    expect(canDoStage(holding('business.request.do.paid.me'), { status: 'PAID', assignees: everywhere })).toBe(false);
  });
});

describe('assigning', () => {
  it.each(ROLES.flatMap((role) => ALL.flatMap((status) => ASSIGNMENT_KINDS.map((kind) => ({ role, status, kind })))))(
    '$role in $status, a(n) $kind',
    ({ role, status, kind }) => {
      const mayAssign = ['administrator', 'manager', 'supervisor'].includes(role);
      for (const analyst of [null, ME, ANOTHER]) {
        for (const userId of [ME, ANOTHER]) {
          const claims =
            role === 'analyst' && kind === 'analyst' && status === 'PAID' && analyst === null && userId === ME;
          const facts = { status, assignees: { ...NOBODY, analyst } };
          expect(canAssign(as(role), facts, kind, userId)).toBe(mayAssign || claims);
        }
      }
    },
  );

  it.each(ROLES)('%s may assign by right, or claim for itself', (role) => {
    const pool = { status: 'PAID', assignees: NOBODY } as const;
    expect(can(as(role), 'assign', pool)).toBe(['administrator', 'manager', 'supervisor'].includes(role));
    expect(can(as(role), 'claim', pool)).toBe(role === 'analyst');
    expect(can(as(role), 'claim', { ...pool, status: 'ANALYSIS' })).toBe(false);
  });
});

describe('the other acts', () => {
  const MAY: readonly [CardAct, Permission, readonly ShippedRole[]][] = [
    [
      'askCorrection',
      'business.request.do.processing.corrections',
      ['administrator', 'manager', 'supervisor', 'analyst'],
    ],
    [
      'seeCorrections',
      'business.request.show.processing.corrections',
      ['administrator', 'manager', 'supervisor', 'analyst'],
    ],
    ['exoneratePayment', 'business.request.exonerate', ['administrator', 'manager', 'supervisor']],
    ['exonerateProcess', 'business.request.exonerate', ['administrator', 'manager', 'supervisor']],
    ['payExternally', 'business.request.payment', ['administrator', 'manager']],
  ];

  it.each(MAY)('%s needs %s, whatever the stage and whoever is assigned', (act, slug, roles) => {
    for (const status of ALL) {
      const facts = { status, assignees: NOBODY };
      expect(ROLES.filter((role) => can(as(role), act, facts))).toEqual(roles);
      expect(can(holding(slug), act, facts)).toBe(true);
      expect(can(holding(), act, facts)).toBe(false);
      expect(slugOfAct(act, facts)).toBe(slug);
    }
  });

  it('whoever may ask for corrections may read them', () => {
    const facts = { status: 'ANALYSIS', assignees: NOBODY } as const;
    expect(can(holding('business.request.do.processing.corrections'), 'seeCorrections', facts)).toBe(true);
    expect(can(holding('business.request.show.processing.corrections'), 'askCorrection', facts)).toBe(false);
  });

  it('the slug told for a move is that of the present stage, none where the stage has none', () => {
    const slugIn = (act: CardAct, status: Stage) => slugOfAct(act, { status, assignees: NOBODY });
    expect(slugIn('move', 'COMPLETE_ANALYSIS')).toBe('business.request.do.complete.analysis');
    expect(slugIn('interview', 'INTERVIEW')).toBe('business.request.do.interview');
    expect(slugIn('move', 'UNFINISHED')).toBeUndefined();
    expect(slugIn('assign', 'PAID')).toBe('business.request.assign');
    expect(slugIn('claim', 'PAID')).toBe('business.request.assign');
  });
});
