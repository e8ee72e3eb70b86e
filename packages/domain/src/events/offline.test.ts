import { expect, test } from 'vitest';
import { actsKeptUntil, cameInAt, listKeptUntil, minutesOff, whyNotTakeAlong } from './offline.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NOW = Date.parse('2026-05-02T15:00:00Z');
const door = { startsAt: NOW, endsAt: NOW + 6 * HOUR };

test.each([
  ['a day before the start', NOW - 24 * HOUR, undefined],
  ['1 ms earlier', NOW - 24 * HOUR - 1, 'CKE004'],
  ['at the end', NOW + 6 * HOUR, undefined],
  ['1 ms after the end', NOW + 6 * HOUR + 1, 'CKE005'],
])('a list is taken along from a day before the event until its end: %s', (_when, now, code) => {
  expect(whyNotTakeAlong(door, now)[0]?.code).toBe(code);
});

test('a list is kept for a day, and no longer than a day after the event', () => {
  expect(listKeptUntil(NOW, door.endsAt)).toBe(NOW + 24 * HOUR);
  expect(listKeptUntil(NOW, NOW - HOUR)).toBe(NOW + 23 * HOUR);
});

test.each([
  ['an hour ago', { at: NOW - HOUR, sentAt: NOW }, -HOUR],
  ['by a clock that is a day ahead', { at: NOW + 23 * HOUR, sentAt: NOW + 24 * HOUR }, -HOUR],
  ['by a clock that is a day behind', { at: NOW - 25 * HOUR, sentAt: NOW - 24 * HOUR }, -HOUR],
  ['in another age', { at: 0, sentAt: NOW * 9 }, -33 * 24 * HOUR],
  ['by a clock that was set back meanwhile', { at: NOW, sentAt: NOW - HOUR }, 0],
])('of a device’s clock the time between is believed, and not what it shows: %s', (_which, device, moved) => {
  expect(cameInAt(device, NOW, door.endsAt)).toBe(NOW + moved);
});

test('what arrives later than a day after the event counts as of now', () => {
  const late = actsKeptUntil(door.endsAt);
  const device = { at: late - 20 * HOUR, sentAt: late };
  expect(cameInAt(device, late, door.endsAt)).toBe(late - 20 * HOUR);
  expect(cameInAt({ ...device, sentAt: late + 1 }, late + 1, door.endsAt)).toBe(late + 1);
});

test.each([
  [2 * MINUTE, 0],
  [-2 * MINUTE, 0],
  [2 * MINUTE + 1, 2],
  [-24 * HOUR, -1440],
])('a clock that is %i ms off is told by minutes', (off, minutes) => {
  expect(minutesOff(NOW + off, NOW)).toBe(minutes);
});
