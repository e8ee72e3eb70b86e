import { expect, test } from 'vitest';
import type { Door, KeptAttendee } from '@portal/contract/events/checkIn.ts';
import { makeLicenceCode } from '@portal/domain/licences/code.ts';
import { newAct } from './actQueue.ts';
import { judge, searchList, withSeen } from './judge.ts';
import type { KeptList } from './keptList.ts';

const HOUR_MS = 3_600_000;
const NOW = Date.parse('2026-05-02T15:00:00Z');
const [CODE, OTHER] = [makeLicenceCode(() => 3), makeLicenceCode(() => 5)] as [string, string];
const door: Door = {
  id: 7,
  name: 'Encuentro',
  place: 'Casa',
  code: 'MIRATO',
  startsAt: '2026-05-02T13:00:00Z',
  endsAt: '2026-05-02T20:00:00Z',
  zone: 'America/Bogota',
  status: 'IN_PROGRESS',
  access: ['LEADER', 'SPOUSE'],
  minutes: 60,
  stages: ['APPROVED', 'SENT'],
  attendance: 0,
  now: '2026-05-02T15:00:00Z',
};
const ana: KeptAttendee = {
  code: CODE,
  client: 4,
  name: 'Ana Núñez Mora',
  churchName: 'Casa de Paz',
  account: 'ACTIVE',
  stage: 'SENT',
  deactivated: false,
  validUntil: '2026-12-31',
  spiritualChild: false,
  lastAt: null,
};
const listOf = (facts: Partial<KeptAttendee> = {}, ahead = 0): KeptList => ({
  door,
  attendees: [{ ...ana, ...facts }],
  readAt: NOW,
  until: NOW + HOUR_MS,
  ahead,
});
const told = (list: KeptList | undefined, asked: object, at = NOW, acts: Parameters<typeof judge>[1] = []) => {
  const judged = judge(list, acts, asked, at);
  return judged.is === 'refused' ? judged.problem.code : judged.is;
};

test('without network the server’s rule decides over what the device knows', () => {
  expect(told(listOf(), { code: `https://portal.example.org/verify/${CODE}` })).toBe('in');
  expect(told(listOf(), { client: 4 })).toBe('in');
  expect(told(listOf({ account: 'INACTIVE' }), { code: CODE })).toBe('CKE006');
  expect(told(listOf({ deactivated: true }), { code: CODE })).toBe('CKE008');
  expect(told(listOf({ validUntil: '2026-05-01' }), { code: CODE })).toBe('CKE007');
  expect(
    told(listOf(), { code: CODE, party: { holder: true, spouse: false, naturalChildren: 1, spiritualChildren: 0 } }),
  ).toBe('event.kind');
  expect(told(listOf({ account: 'INACTIVE' }), { code: CODE, override: { reason: 'Viene de lejos' } })).toBe('in');
});

test('what no licence can be is refused; whom the device does not know only the server can judge', () => {
  expect(told(listOf(), { code: 'not a code' })).toBe('CKE003');
  expect(told(listOf(), { code: OTHER })).toBe('unverified');
  expect(told(undefined, { code: CODE })).toBe('unverified');
});

test('whoever came in here is refused here until the licence counts again, as is whom the server saw', () => {
  const act = { ...newAct('one', door, { code: CODE }), at: NOW };
  expect(told(listOf(), { code: CODE }, NOW + HOUR_MS - 1, [act])).toBe('CKE010');
  expect(told(listOf(), { client: 4 }, NOW + HOUR_MS - 1, [act])).toBe('CKE010');
  expect(told(listOf(), { code: CODE }, NOW + HOUR_MS, [act])).toBe('in');
  expect(told(listOf({ lastAt: '2026-05-02T14:30:00Z' }), { code: CODE })).toBe('CKE010');
});

test('whom the server let in here a moment ago the device knows when the network goes', () => {
  const list = withSeen(listOf(), { code: CODE }, NOW);
  expect(told(list, { client: 4 }, NOW + HOUR_MS - 1)).toBe('CKE010');
  expect(told(withSeen(list, { code: OTHER }, NOW), { client: 4 }, NOW + HOUR_MS)).toBe('in');
});

test('a clock that is a day ahead does not end the event', () => {
  expect(told(listOf(), { code: CODE }, NOW + 24 * HOUR_MS)).toBe('CKE005');
  expect(told(listOf({}, 24 * HOUR_MS), { code: CODE }, NOW + 24 * HOUR_MS)).toBe('in');
});

test('people are found by parts of their names without accents; who is beyond reach is not', () => {
  expect(searchList(listOf(), 'nunez AN').map(({ name }) => name)).toEqual(['Ana Núñez Mora']);
  expect(searchList(listOf(), 'nunez luz')).toEqual([]);
  expect(searchList(listOf({ client: null }), 'ana')).toEqual([]);
  expect(searchList(listOf(), ' ')).toEqual([]);
});
