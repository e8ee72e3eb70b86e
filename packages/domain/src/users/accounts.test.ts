import { expect, test } from 'vitest';
import { SHIPPED_ROLES, type ShippedRole } from '../access/roles.ts';
import {
  EMAIL_CHANGE,
  USER_STATUSES,
  makeAdministrator,
  statusReached,
  type UserStatus,
  whyNotEmail,
  whyNotManaged,
  whyNotRemoved,
  whyNotRoles,
  whyNotSame,
  whyNotStatus,
  whyNotStripped,
} from './accounts.ts';

const nobody = { isSelf: false, isLastAdministrator: false };
const codes = (problems: readonly { code: string }[]) => problems.map(({ code }) => code);

test('an account is deactivated and activated again; nothing else is done by hand', () => {
  const allowed = USER_STATUSES.flatMap((from) =>
    USER_STATUSES.filter((to) => whyNotStatus({ from, to, ...nobody }).length === 0).map((to) => `${from}→${to}`),
  );
  expect(allowed).toEqual(['ACTIVE→INACTIVE', 'INACTIVE→ACTIVE', 'PENDING→INACTIVE']);
  expect(codes(whyNotStatus({ from: 'PENDING', to: 'ACTIVE', ...nobody }))).toEqual(['user.status']);
});

test.each<[UserStatus, boolean, boolean, string[]]>([
  ['INACTIVE', true, false, ['user.self']],
  ['INACTIVE', false, true, ['user.lastAdministrator']],
  ['INACTIVE', true, true, ['user.self', 'user.lastAdministrator']],
])('to %s, oneself %s, the last administrator %s', (to, isSelf, isLastAdministrator, expected) => {
  expect(codes(whyNotStatus({ from: 'ACTIVE', to, isSelf, isLastAdministrator }))).toEqual(expected);
});

test('an account is removed in whatever status, but not by oneself, and never the last administrator', () => {
  expect(whyNotRemoved(nobody)).toEqual([]);
  expect(codes(whyNotRemoved({ isSelf: true, isLastAdministrator: false }))).toEqual(['user.self']);
  expect(codes(whyNotRemoved({ isSelf: true, isLastAdministrator: true }))).toEqual([
    'user.self',
    'user.lastAdministrator',
  ]);
});

const held = (...names: ShippedRole[]) => names.map((name) => ({ permissions: new Set(SHIPPED_ROLES[name]) }));

test.each<[ShippedRole[], string | undefined]>([
  [['analyst', 'supervisor'], 'role.combination'],
  [['manager', 'analyst'], 'role.combination'],
  [['supervisor', 'manager'], undefined],
  [['analyst', 'ephesian'], undefined],
  [['administrator', 'analyst'], undefined],
  [['administrator', 'supervisor', 'analyst'], 'role.combination'],
])('%j together', (names, code) => {
  expect(whyNotRoles(held(...names))?.code).toBe(code);
});

test('an account activated again that never had a password waits for its owner', () => {
  expect(statusReached('ACTIVE', false)).toBe('PENDING');
  expect(statusReached('ACTIVE', true)).toBe('ACTIVE');
  expect(statusReached('INACTIVE', false)).toBe('INACTIVE');
});

test('only the last active administrator keeps a role that administers', () => {
  expect(whyNotStripped(held('manager'), true)?.code).toBe('user.lastAdministrator');
  expect(whyNotStripped([], true)?.code).toBe('user.lastAdministrator');
  expect(whyNotStripped(held('manager', 'administrator'), true)).toBeUndefined();
  expect(whyNotStripped(held('manager'), false)).toBeUndefined();
});

test.each<[ShippedRole, ShippedRole, string | undefined]>([
  ['administrator', 'administrator', undefined],
  ['manager', 'administrator', 'user.administratorOnly'],
  ['administrator', 'manager', undefined],
  ['manager', 'analyst', undefined],
])('to one who acts as %s, what makes somebody %s is %s', (actor, role, code) => {
  expect(whyNotManaged(makeAdministrator(held(role)), new Set(SHIPPED_ROLES[actor]))?.code).toBe(code);
});

test.each([
  ['PENDING', 'atOnce', undefined],
  ['ACTIVE', 'byLink', undefined],
  ['INACTIVE', 'never', 'user.notActive'],
] as const)('another address becomes that of an account that is %s %s', (status, how, code) => {
  expect(EMAIL_CHANGE[status]).toBe(how);
  expect(whyNotEmail(status)?.code).toBe(code);
});

test('the second entry must repeat the first to the letter', () => {
  expect(whyNotSame('Portal2026!', 'Portal2026!')).toBeUndefined();
  expect(whyNotSame('Portal2026!', 'portal2026!')?.code).toBe('field.match');
});
