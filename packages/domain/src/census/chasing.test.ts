import { describe, expect, it } from 'vitest';
import { nextStep, whyNotRemind, type ChaseFacts } from './chasing.ts';

describe('a church that is chased', () => {
  const owed: ChaseFacts = { state: 'INCOMPLETE', closed: false, reachable: true, remindedToday: false };

  it.each<[Partial<ChaseFacts>, string[]]>([
    [{}, []],
    [{ state: 'PENDING' }, []],
    [{ state: 'SEND' }, ['census.sent']],
    [{ state: 'EXPIRED' }, ['census.expired']],
    [{ closed: true, remindedToday: true }, ['census.closed']],
    [{ remindedToday: true, reachable: false }, ['census.reminded']],
    [{ reachable: false }, ['census.unreachable']],
  ])('with %j is reminded unless %j', (facts, codes) => {
    expect(whyNotRemind({ ...owed, ...facts }).map(({ code }) => code)).toEqual(codes);
  });

  const facts = { ...owed, deadline: '2026-04-30', contactedToday: false, reminders: 0 };
  it.each<[Partial<typeof facts>, string, string | null]>([
    [{}, '2026-04-26', 'REMIND'],
    [{}, '2026-04-27', 'CALL'],
    [{ reminders: 1 }, '2026-04-02', 'REMIND'],
    [{ reminders: 2 }, '2026-04-02', 'CALL'],
    [{ reachable: false }, '2026-04-02', 'CALL'],
    [{ contactedToday: true, reminders: 2 }, '2026-04-30', 'WAIT'],
    [{ state: 'EXPIRED', contactedToday: true }, '2026-05-01', 'REOPEN'],
    [{ state: 'SEND' }, '2026-04-02', null],
    [{ state: 'EXPIRED', closed: true }, '2026-05-01', null],
  ])('with %j on %s has as next step %s', (more, today, step) => {
    expect(nextStep({ ...facts, ...more }, today)).toBe(step);
  });
});
