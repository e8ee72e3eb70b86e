import { describe, expect, it, test } from 'vitest';
import {
  checkInProblems,
  isOverridable,
  licenceTextIn,
  whyNotCheckIn,
  whyNotUndo,
  type Arrival,
  type DoorFacts,
  type HolderFacts,
  type Party,
} from './checkIn.ts';
import { ATTENDEE_KINDS } from './event.ts';

const NOW = Date.parse('2026-05-02T15:00:00Z');
const MINUTE = 60_000;
const moment = { at: NOW, today: '2026-05-02' };
const door: DoorFacts = {
  startsAt: NOW - 3_600_000,
  endsAt: NOW + 3_600_000,
  access: ATTENDEE_KINDS,
  minutes: 60,
  stages: ['APPROVED', 'SENT'],
};
const holder: HolderFacts = {
  account: 'ACTIVE',
  stage: 'SENT',
  licence: { deactivated: false, validUntil: '2026-12-31' },
  spiritualChild: false,
  lastAt: null,
};
const alone: Party = { holder: true, spouse: false, naturalChildren: 0, spiritualChildren: 0 };
const arrival = (facts: Partial<HolderFacts> | null = {}, more: Partial<Arrival> = {}): Arrival => ({
  by: 'code',
  holder: facts && { ...holder, ...facts },
  party: alone,
  ...more,
});
const told = (who: Arrival, at: Partial<DoorFacts> = {}, when = moment) =>
  whyNotCheckIn(who, { ...door, ...at }, when)?.code;

test('lets in whoever holds a licence while the event lasts', () => expect(told(arrival())).toBeUndefined());

describe('refuses', () => {
  it('CKE003 a code that no licence has', () => expect(told(arrival(null))).toBe('CKE003'));
  it('CKE016 an account without application that was found by name', () => {
    expect(told(arrival({ stage: null, licence: null }, { by: 'search' }))).toBe('CKE016');
    // By code it is the licence that holds no more.
    expect(told(arrival({ stage: null }))).toBe('CKE008');
  });
  it.each(['INACTIVE', 'PENDING'] as const)('CKE006 a user who is %s', (account) =>
    expect(told(arrival({ account }))).toBe('CKE006'),
  );
  it('CKE008 a licence that was taken back, or whose holder is admitted no more', () => {
    expect(told(arrival({ licence: { deactivated: true, validUntil: '2026-12-31' } }))).toBe('CKE008');
    expect(told(arrival({ stage: 'REJECTED' }))).toBe('CKE008');
  });
  it.each([
    ['2026-05-02', undefined],
    ['2026-05-01', 'CKE007'],
  ])('CKE007 the day after the last one, %s', (validUntil, code) =>
    expect(told(arrival({ licence: { deactivated: false, validUntil } }))).toBe(code),
  );
  it('CKE009 a stage that is not admitted, with or without licence', () => {
    expect(told(arrival({ stage: 'APPROVED' }), { stages: ['SENT'] })).toBe('CKE009');
    expect(told(arrival({ stage: 'ANALYSIS', licence: null }, { by: 'search' }))).toBe('CKE009');
    expect(
      told(arrival({ stage: 'ANALYSIS', licence: null }, { by: 'search' }), { stages: ['ANALYSIS'] }),
    ).toBeUndefined();
  });
  it.each([
    [-MINUTE, 'CKE004'],
    [-1, 'CKE004'],
    [0, undefined],
  ])('CKE004 %i ms from the start', (ms, code) => expect(told(arrival(), { startsAt: NOW - ms })).toBe(code));
  it.each([
    [0, undefined],
    [1, 'CKE005'],
    [MINUTE, 'CKE005'],
  ])('CKE005 %i ms after the end', (ms, code) => expect(told(arrival(), { endsAt: NOW - ms })).toBe(code));
  it.each([
    [60 * MINUTE - 1, 'CKE010'],
    [60 * MINUTE, undefined],
  ])('CKE010 %i ms after the last time', (ms, code) => expect(told(arrival({ lastAt: NOW - ms }))).toBe(code));
  it('CKE010 of a check-in of a clock that is ahead', () =>
    expect(told(arrival({ lastAt: NOW + 5 * MINUTE }))).toBe('CKE010'));
  it('a licence counts again at once where no time was set', () =>
    expect(told(arrival({ lastAt: NOW }), { minutes: 0 })).toBeUndefined());

  it.each([
    ['LEADER', {}, 'SPOUSE'],
    ['SPOUSE', { spouse: true }, 'LEADER'],
    ['NATURAL_CHILD', { naturalChildren: 1 }, 'LEADER'],
    ['SPIRITUAL_CHILD', { spiritualChildren: 1 }, 'LEADER'],
  ] as const)('a %s where only others are admitted', (kind, party, other) => {
    const who = arrival({}, { party: { ...alone, ...party } });
    expect(told(who, { access: [other] })).toBe('event.kind');
    expect(told(who, { access: ['LEADER', kind] })).toBeUndefined();
  });
  it('a leader comes in as the spiritual child that they are, and not at all where only children are', () => {
    expect(told(arrival({ spiritualChild: true }), { access: ['SPIRITUAL_CHILD'] })).toBeUndefined();
    expect(told(arrival(), { access: ['SPIRITUAL_CHILD'] })).toBe('event.kind');
  });
});

test('of several reasons the first is told, in the order 016, 006, 008, 007, 009, 004, 005, 010, kind', () => {
  const worst = arrival(
    { account: 'INACTIVE', stage: null, licence: { deactivated: true, validUntil: '2026-01-01' }, lastAt: NOW },
    { by: 'search' },
  );
  const closed = { ...door, startsAt: NOW + 1, endsAt: NOW - 1, stages: [], access: [] };
  // What is mended in turn leaves the next.
  const all = checkInProblems(worst, closed, moment).map(({ code }) => code);
  expect(all).toEqual(['CKE016', 'CKE006', 'CKE008', 'CKE009', 'CKE004', 'CKE005', 'CKE010', 'event.kind']);
  const expired = arrival({ stage: 'APPROVED', licence: { deactivated: false, validUntil: '2026-01-01' } });
  expect(checkInProblems(expired, closed, moment).map(({ code }) => code)).toEqual([
    'CKE007',
    'CKE009',
    'CKE004',
    'CKE005',
    'event.kind',
  ]);
});

test('somebody is let in against everything but that nobody is known', () => {
  expect(isOverridable([{ code: 'CKE006' }, { code: 'CKE008' }, { code: 'CKE010' }, { code: 'event.kind' }])).toBe(
    true,
  );
  expect(isOverridable([{ code: 'CKE003' }])).toBe(false);
  expect(isOverridable([{ code: 'CKE016' }, { code: 'CKE004' }])).toBe(false);
});

test.each([
  ['ABCDE', 'ABCDE'],
  ['https://portal.example.org/verify/00000%2000000', '00000 00000'],
  ['HTTPS://other.example/verify/0000000000/?lang=es', '0000000000'],
  ['https://other.example/pay/0000000000', 'https://other.example/pay/0000000000'],
  ['https://other.example/verify/%zz', '%zz'],
  ['x'.repeat(4000), 'x'.repeat(4000)],
])('of what was scanned, %j, the code is read', (scanned, text) => expect(licenceTextIn(scanned)).toBe(text));

test.each([
  ['own, at ten minutes', { at: NOW - 10 * MINUTE, own: true }, false, 0],
  ['own, later', { at: NOW - 10 * MINUTE - 1, own: true }, false, 1],
  ["another's", { at: NOW, own: false }, false, 1],
  ["another's, by who may override", { at: NOW - 99 * MINUTE, own: false }, true, 0],
])('a check-in is undone or not: %s', (_which, facts, overrides, problems) =>
  expect(whyNotUndo(facts, overrides, NOW)).toHaveLength(problems),
);
