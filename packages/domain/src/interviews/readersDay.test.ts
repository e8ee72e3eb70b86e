import { expect, test } from 'vitest';
import { endOfDay } from './readersDay.ts';

test.each([
  ['in winter', '2026-01-15T12:00:00Z', 'America/New_York', '2026-01-16T05:00:00Z'],
  ['just before midnight', '2026-01-16T04:59:59.999Z', 'America/New_York', '2026-01-16T05:00:00Z'],
  ['at midnight', '2026-01-16T05:00:00Z', 'America/New_York', '2026-01-17T05:00:00Z'],
  ['of 25 hours', '2026-11-01T04:00:00Z', 'America/New_York', '2026-11-02T05:00:00Z'],
  ['of 23 hours', '2026-03-08T05:00:00Z', 'America/New_York', '2026-03-09T04:00:00Z'],
  ['whose midnight the clock skips', '2026-09-05T12:00:00Z', 'America/Santiago', '2026-09-06T04:00:00Z'],
  ['in a zone of three quarters of an hour', '2026-01-15T12:00:00Z', 'Asia/Kathmandu', '2026-01-15T18:15:00Z'],
])('the end of a day %s', (_, now, zone, end) => {
  expect(endOfDay(new Date(now), zone)).toEqual(new Date(end));
});
