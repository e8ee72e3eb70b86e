import { expect, test } from 'vitest';
import { hasLapsed } from './sessions.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

test.each([
  ['719 minutes', false, 719 * MINUTE, false],
  ['720 minutes', false, 720 * MINUTE, false],
  ['a moment over 720 minutes', false, 720 * MINUTE + 1, true],
  ['721 minutes', false, 721 * MINUTE, true],
  ['721 minutes, remembered', true, 721 * MINUTE, false],
  ['30 days, remembered', true, 30 * DAY, false],
  ['a moment over 30 days, remembered', true, 30 * DAY + 1, true],
])('a session has lapsed %s after the last activity', (_name, remember, elapsed, lapsed) => {
  const activeAt = new Date('2026-03-10T15:00:00Z');
  expect(hasLapsed({ remember, activeAt }, new Date(activeAt.getTime() + elapsed))).toBe(lapsed);
});
