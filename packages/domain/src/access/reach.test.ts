import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BOARD_STAGES, STAGES, type Stage } from '../applications/stages.ts';
import { PERMISSIONS, type Permission } from './permissions.ts';
import {
  isInReach,
  isMine,
  onBehalfOf,
  reachOf,
  visibleStages,
  type Actor,
  type Assignees,
  type ReachFacts,
} from './reach.ts';
import { ASSIGNMENT_KINDS, SHIPPED_ROLES, markerOf, type ShippedRole } from './roles.ts';

const ME = 7;
const ANOTHER = 8;
const NOBODY: Assignees = { analyst: null, supervisor: null, manager: null, ephesian: null };
const ALL = Object.keys(STAGES) as Stage[];
const as = (role: ShippedRole): Actor => ({ userId: ME, permissions: new Set(SHIPPED_ROLES[role]) });
const holding = (...permissions: Permission[]): Actor => ({ userId: ME, permissions: new Set(permissions) });
const sees = (actor: Actor, facts: ReachFacts) => isInReach(reachOf(actor), facts);

/** What each shipped role sees of a card in each stage: all, mine = only one's own, – = nothing. */
const TABLE = `
                    | administrator | manager | supervisor | analyst | ephesian
  UNFINISHED        | –             | –       | –          | –       | –
  REJECT_BY_TAG     | all           | all     | all        | mine    | mine
  COMPLETE          | all           | all     | all        | –       | mine
  PAID              | all           | all     | all        | all     | mine
  ANALYSIS          | all           | all     | all        | mine    | mine
  COMPLETE_ANALYSIS | all           | all     | all        | mine    | mine
  INTERVIEW         | all           | all     | all        | mine    | mine
  INTERVIEW_SUCCESS | all           | all     | all        | mine    | mine
  APPROVED          | all           | all     | all        | mine    | mine
  SENT              | all           | all     | all        | mine    | mine
  REJECTED          | all           | all     | all        | mine    | mine`;

const [[, ...roles] = [], ...lines] = TABLE.replace('\n', '')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()));
const cells = lines.flatMap(([status, ...seen]) =>
  roles.map((role, column) => ({ role: role as ShippedRole, status: status as Stage, seen: seen[column] })),
);

describe('the reach of the shipped roles', () => {
  it.each(cells)('$role sees of $status: $seen', ({ role, status, seen }) => {
    const ownKind = ASSIGNMENT_KINDS.find((kind) => kind === role);
    const card = (assignees: Assignees, deleted = false) => ({ status, assignees, deleted });
    const own = ownKind ? { ...NOBODY, [ownKind]: ME } : NOBODY;
    expect(sees(as(role), card(NOBODY))).toBe(seen === 'all');
    expect(sees(as(role), card(own))).toBe(seen === 'all' || (seen === 'mine' && ownKind !== undefined));
    if (ownKind) expect(sees(as(role), card({ ...NOBODY, [ownKind]: ANOTHER }))).toBe(seen === 'all');
    expect(sees(as(role), card(own, true))).toBe(false);
    expect(visibleStages(reachOf(as(role))).some((stage) => stage === status)).toBe(seen !== '–');
  });

  it.each(roles as ShippedRole[])('shows %s the columns in board order', (role) => {
    const shown = visibleStages(reachOf(as(role)));
    expect(shown).toEqual(BOARD_STAGES.filter((stage) => shown.includes(stage)));
  });
});

describe('one’s own', () => {
  it('is what is assigned in the kind of the active role, not in another kind', () => {
    const analyst = holding('business.analyst', 'business.request.show.analysis.me');
    const card = (assignees: Partial<Assignees>): ReachFacts => ({
      status: 'ANALYSIS',
      assignees: { ...NOBODY, ...assignees },
      deleted: false,
    });
    expect(sees(analyst, card({ analyst: ME }))).toBe(true);
    expect(sees(analyst, card({ supervisor: ME, manager: ME, ephesian: ME }))).toBe(false);
    expect(sees(analyst, card({ analyst: ANOTHER }))).toBe(false);
  });

  it('is nothing for a role without a kind, whatever .me it holds', () => {
    const actor = holding(...PERMISSIONS.filter((slug) => slug.endsWith('.me')));
    expect(visibleStages(reachOf(actor))).toEqual([]);
    expect(isMine(reachOf(actor), { analyst: ME, supervisor: ME, manager: ME, ephesian: ME })).toBe(false);
  });

  it.each(['show', 'do'] as const)('is seen by %s.me as well as by the other', (act) => {
    const actor = holding('business.analyst', `business.request.${act}.analysis.me`);
    expect(visibleStages(reachOf(actor))).toEqual(['ANALYSIS']);
  });
});

describe('the charge of an Ephesian', () => {
  it('narrows even a stage seen everywhere to what is assigned to them as Ephesian', () => {
    const actor = holding('business.ephesian', 'business.request.show.sent');
    const card = (ephesian: number | null): ReachFacts => ({
      status: 'SENT',
      assignees: { analyst: ME, supervisor: ME, manager: ME, ephesian },
      deleted: false,
    });
    expect([ME, ANOTHER, null].map((ephesian) => sees(actor, card(ephesian)))).toEqual([true, false, false]);
  });
});

describe('who stands in for one who is away', () => {
  const analysis = (analyst: number | null): ReachFacts => ({
    status: 'ANALYSIS',
    assignees: { ...NOBODY, analyst, supervisor: ANOTHER },
    deleted: false,
  });

  it('has what is theirs in the kind of the active role, as one’s own, and says on whose behalf', () => {
    const actor = { ...as('analyst'), standsInFor: [ANOTHER] };
    expect(sees(as('analyst'), analysis(ANOTHER))).toBe(false);
    expect(sees(actor, analysis(ANOTHER))).toBe(true);
    expect(sees(actor, analysis(null))).toBe(false);
    expect(onBehalfOf(actor, analysis(ANOTHER).assignees)).toBe(ANOTHER);
    expect(onBehalfOf(actor, analysis(ME).assignees)).toBeNull();
  });

  it('is given nothing in a role without a kind', () => {
    const actor = { ...as('administrator'), standsInFor: [ANOTHER] };
    expect(reachOf(actor).users).toEqual([ME]);
    expect(onBehalfOf(actor, analysis(ANOTHER).assignees)).toBeNull();
  });
});

const someone = fc.constantFrom(null, ME, ANOTHER);
const anyCard: fc.Arbitrary<ReachFacts> = fc.record({
  status: fc.constantFrom(...ALL),
  assignees: fc.record({ analyst: someone, supervisor: someone, manager: someone, ephesian: someone }),
  deleted: fc.boolean(),
});
const anyPermissions = fc.subarray([...PERMISSIONS]);
const markers: readonly Permission[] = ASSIGNMENT_KINDS.map(markerOf);

describe('over any role and any card', () => {
  it('a card seen only by .me is always the actor’s', () => {
    const mineOnly = fc.subarray(
      PERMISSIONS.filter((slug) => !/^business\.request\.(show|do)\./.test(slug) || slug.endsWith('.me')),
    );
    fc.assert(
      fc.property(mineOnly, anyCard, (permissions, card) => {
        const actor = holding(...permissions);
        if (sees(actor, card)) expect(isMine(reachOf(actor), card.assignees)).toBe(true);
      }),
    );
  });

  it('a further permission never shrinks the reach, unless it is a marker, which changes whose the reach is', () => {
    const further = fc.constantFrom(...PERMISSIONS.filter((slug) => !markers.includes(slug)));
    fc.assert(
      fc.property(anyPermissions, further, anyCard, (permissions, one, card) => {
        if (sees(holding(...permissions), card)) expect(sees(holding(...permissions, one), card)).toBe(true);
      }),
    );
  });

  it('nothing deleted, unfinished, outside the columns shown or outside an Ephesian’s charge is seen', () => {
    fc.assert(
      fc.property(anyPermissions, anyCard, (permissions, card) => {
        const actor = holding(...permissions);
        if (!sees(actor, card)) return;
        expect(card.deleted).toBe(false);
        expect(visibleStages(reachOf(actor))).toContain(card.status);
        if (permissions.includes('business.ephesian')) expect(card.assignees.ephesian).toBe(ME);
      }),
    );
  });

  it('the same card in the same reach is judged alike whoever else is assigned besides', () => {
    fc.assert(
      fc.property(anyPermissions, anyCard, (permissions, card) => {
        const actor = holding(...permissions);
        const { kind } = reachOf(actor);
        const stranger = ASSIGNMENT_KINDS.find((other) => other !== kind && other !== 'ephesian') ?? 'manager';
        const changed = { ...card, assignees: { ...card.assignees, [stranger]: ANOTHER } };
        expect(sees(actor, changed)).toBe(sees(actor, card));
      }),
    );
  });
});
