import { describe, expect, test } from 'vitest';
import {
  CLIENT_STATUSES,
  daysSince,
  waitsFor,
  whyNotClientStatus,
  whyNotRemind,
  type ClientStatus,
} from './accounts.ts';

const DAY = 86_400_000;
const NOW = new Date('2026-03-10T15:00:00Z');
const ago = (ms: number) => new Date(NOW.getTime() - ms);

describe('the status of a client account, changed by hand', () => {
  const every = CLIENT_STATUSES.flatMap((from) => CLIENT_STATUSES.map((to) => [from, to] as const));
  const allowed: readonly (readonly [ClientStatus, ClientStatus])[] = [
    ['ACTIVE', 'INACTIVE'],
    ['INACTIVE', 'ACTIVE'],
  ];

  test.each(every)('from %s to %s', (from, to) => {
    const may = from === to || allowed.some(([one, other]) => one === from && other === to);
    expect(whyNotClientStatus(from, to)).toEqual(may ? undefined : { code: 'user.status' });
  });
});

describe('an account waits', () => {
  test.each([
    ['PENDING', false, false, 'ACTIVATION'],
    ['PENDING', true, true, 'ACTIVATION'],
    ['ACTIVE', false, false, 'APPLICATION'],
    ['ACTIVE', true, true, 'FORM'],
    ['ACTIVE', false, true, undefined],
    ['INACTIVE', false, false, undefined],
    ['INACTIVE', true, true, undefined],
  ] as const)(
    '%s, with a form begun: %s, with any application: %s, for %s',
    (status, hasDraft, hasApplication, waits) => {
      expect(waitsFor({ status, hasDraft, hasApplication })).toBe(waits);
    },
  );
});

describe('a client is reminded', () => {
  test('when something is still to be done and nobody reminded them for 7 days', () => {
    expect(whyNotRemind('FORM', null, NOW)).toEqual([]);
    expect(whyNotRemind('FORM', ago(7 * DAY), NOW)).toEqual([]);
    expect(whyNotRemind('FORM', ago(7 * DAY - 1), NOW)).toEqual([{ code: 'client.reminded', params: { days: 7 } }]);
    expect(whyNotRemind(undefined, null, NOW)).toEqual([{ code: 'client.finished' }]);
  });

  test('days count when they are whole', () => {
    expect(daysSince(ago(DAY - 1), NOW)).toBe(0);
    expect(daysSince(ago(3 * DAY), NOW)).toBe(3);
  });
});
