import { describe, expect, test } from 'vitest';
import { latenessOf, workingDays, type StageLimits } from './stageLimits.ts';

const at = (text: string) => Date.parse(text);

describe('working days', () => {
  test.each([
    ['a day in the week', '2026-03-09T15:00:00Z', '2026-03-10T15:00:00Z', 1],
    ['a weekend', '2026-03-06T20:00:00Z', '2026-03-09T20:00:00Z', 1],
    ['a Saturday alone', '2026-03-07T12:00:00Z', '2026-03-08T12:00:00Z', 0],
    ['two weeks', '2026-03-02T12:00:00Z', '2026-03-16T12:00:00Z', 10],
    ['a Friday until its end in New York', '2026-03-06T05:00:00Z', '2026-03-07T05:00:00Z', 1],
  ])('of %s', (_name, from, until, days) => {
    expect(workingDays(at(from), at(until))).toBeCloseTo(days, 9);
  });
});

describe('a card in its stage', () => {
  const limits = { PAID: null, ANALYSIS: 5 } as StageLimits;
  const card = { status: 'ANALYSIS', stageEnteredAt: '2026-03-02T15:00:00Z' } as const;

  test('is late at the limit, and very late at twice', () => {
    expect(latenessOf(card, limits, at('2026-03-09T14:59:59Z'))).toBeUndefined();
    expect(latenessOf(card, limits, at('2026-03-09T15:00:00Z'))).toBe('late');
    expect(latenessOf(card, limits, at('2026-03-16T14:59:59Z'))).toBe('late');
    expect(latenessOf(card, limits, at('2026-03-16T15:00:00Z'))).toBe('veryLate');
  });

  test('does not age while the applicant has the ball, nor by what that took before', () => {
    const now = at('2026-04-20T15:00:00Z');
    expect(latenessOf({ ...card, pausedSince: '2026-03-04T15:00:00Z' }, limits, now)).toBeUndefined();
    expect(latenessOf({ ...card, pausedDays: 2 }, limits, at('2026-03-11T14:59:59Z'))).toBeUndefined();
    expect(latenessOf({ ...card, pausedDays: 2 }, limits, at('2026-03-11T15:00:00Z'))).toBe('late');
  });

  test('has no limit where none is set, and in stages that wait for the applicant', () => {
    const now = at('2027-01-01T00:00:00Z');
    expect(latenessOf({ ...card, status: 'PAID' }, limits, now)).toBeUndefined();
    expect(latenessOf({ ...card, status: 'COMPLETE' }, limits, now)).toBeUndefined();
  });
});
