import { describe, expect, it } from 'vitest';
import { isAway, whyNotAway } from './absences.ts';

const days = { from: '2026-03-02', until: '2026-03-04' };

describe('somebody is away', () => {
  it.each([
    ['2026-03-01', false],
    ['2026-03-02', true],
    ['2026-03-04', true],
    ['2026-03-05', false],
  ])('on %s: %s', (today, away) => {
    expect(isAway(days, today)).toBe(away);
  });
});

describe('an absence', () => {
  it('ends no sooner than it begins, and is not over', () => {
    expect(whyNotAway(days, '2026-03-04')).toEqual({});
    expect(whyNotAway({ ...days, until: days.from }, '2026-03-01')).toEqual({});
    expect(whyNotAway({ ...days, until: '2026-03-01' }, '2026-02-01')).toEqual({ until: { code: 'field.range' } });
    expect(whyNotAway(days, '2026-03-05')).toEqual({ until: { code: 'field.notPast' } });
  });
});
