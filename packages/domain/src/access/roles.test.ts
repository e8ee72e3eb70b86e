import { describe, expect, it } from 'vitest';
import { PERMISSIONS, type Permission } from './permissions.ts';
import { ASSIGNMENT_KINDS, SHIPPED_ROLES, forbiddenPair, kindOf, markerOf, type ShippedRole } from './roles.ts';

/** The table of product/access.md#shipped-roles, written out: `*` stands for every stage. */
const STAGES = 'reject no.paid paid analysis complete.analysis interview interview.success approve sent';
const words = (text: string) => text.split(' ').filter(Boolean);
const under = (prefix: string, text: string, suffix = '') => words(text).map((word) => `${prefix}.${word}${suffix}`);
const show = (stages: string) => under('business.request.show', stages);
const act = (stages: string) => under('business.request.do', stages);
const showMe = (stages: string) => under('business.request.show', stages, '.me');
const actMe = (stages: string) => under('business.request.do', stages, '.me');
const CORRECTIONS = ['business.request.show.processing.corrections', 'business.request.do.processing.corrections'];
const STATISTICS = under('business.statistics', 'macro request influence home department pastoral.care leader');
const REPORTS = under('business.report', 'census vision pastoral.care');

const TABLE: Readonly<Record<Exclude<ShippedRole, 'administrator'>, readonly string[]>> = {
  manager: [
    'business.manager',
    ...show(STAGES),
    ...act(STAGES),
    ...CORRECTIONS,
    ...under('business.request', 'assign edit tag notes er.notes references exonerate payment email chat'),
    ...under('business.request', 'duplicate delete export unfinished'),
    ...STATISTICS,
    ...REPORTS,
    ...under('business.notification', 'show send'),
    ...under('business.event', 'show manage check.in override assistance'),
    'business.configuration.exports',
    'business.user.show',
    'business.client.show',
  ],
  supervisor: [
    'business.supervisor',
    ...show(STAGES),
    ...act('paid analysis complete.analysis interview interview.success approve sent'),
    ...CORRECTIONS,
    ...under('business.request', 'assign edit tag notes er.notes references exonerate email chat unfinished'),
    ...STATISTICS,
    ...REPORTS,
  ],
  analyst: [
    'business.analyst',
    ...show('paid'),
    ...act('paid'),
    ...showMe('analysis complete.analysis'),
    ...actMe('analysis complete.analysis'),
    ...showMe('interview interview.success approve sent reject'),
    ...CORRECTIONS,
    ...under('business.request', 'edit tag notes references email chat'),
  ],
  ephesian: [
    'business.ephesian',
    ...showMe(STAGES),
    ...actMe('interview interview.success'),
    ...under('business.request', 'notes er.notes chat'),
    ...STATISTICS,
    ...REPORTS,
    'business.pastoral.care',
    'business.event.check.in',
  ],
};

const ROLES = Object.keys(TABLE) as (keyof typeof TABLE)[];
const MARKERS = ['business.analyst', 'business.supervisor', 'business.manager', 'business.ephesian'];

describe('the shipped roles', () => {
  it.each(ROLES)('%s holds what the table says, each once', (role) => {
    expect(SHIPPED_ROLES[role].toSorted()).toEqual(TABLE[role].toSorted());
  });

  it('administrator holds all but the markers of the four kinds', () => {
    const all: readonly string[] = PERMISSIONS;
    expect(SHIPPED_ROLES.administrator.toSorted()).toEqual(all.filter((slug) => !MARKERS.includes(slug)).toSorted());
    expect(SHIPPED_ROLES.administrator).toContain('business.administrator');
  });

  it('nobody but the administrator may erase', () => {
    expect(ROLES.filter((role) => SHIPPED_ROLES[role].includes('business.request.erase'))).toEqual([]);
  });
});

describe('the kind of a role', () => {
  it.each(ROLES)('%s is of its own kind', (role) => {
    expect(kindOf(new Set(SHIPPED_ROLES[role]))).toBe(role);
    expect(markerOf(role)).toBe(`business.${role}`);
  });

  it.each<[string, Permission[]]>([
    ['the administrator', [...SHIPPED_ROLES.administrator]],
    ['a role without permissions', []],
    ['a role without a marker', ['business.request.assign', 'business.request.do.paid.me']],
  ])('%s is of none', (_name, permissions) => {
    expect(kindOf(new Set(permissions))).toBeUndefined();
  });
});

describe('roles of one user', () => {
  const KINDS = [...ASSIGNMENT_KINDS, undefined];
  const forbidden = (one: unknown, other: unknown) =>
    [one, other].includes('analyst') && [one, other].some((kind) => kind === 'supervisor' || kind === 'manager');

  it.each(KINDS.flatMap((one) => KINDS.map((other) => [one, other] as const)))('%s with %s', (one, other) => {
    expect(forbiddenPair([one, other]) !== undefined).toBe(forbidden(one, other));
  });

  it('are found forbidden among any number of others', () => {
    expect(forbiddenPair(['ephesian', undefined, 'manager', 'analyst'])).toEqual(['analyst', 'manager']);
    expect(forbiddenPair(['ephesian', undefined, 'manager', 'supervisor'])).toBeUndefined();
    expect(forbiddenPair([])).toBeUndefined();
  });
});
