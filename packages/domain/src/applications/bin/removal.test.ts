import { describe, expect, it } from 'vitest';
import { daysLeft, erasedAt, isLeaving, whyNotConfirm } from './removal.ts';

const at = (text: string) => new Date(text);
const DELETED = at('2026-03-01T12:00:00Z');

describe('the bin', () => {
  it('keeps what was deleted for 30 days', () => {
    expect(erasedAt(DELETED)).toEqual(at('2026-03-31T12:00:00Z'));
    expect(daysLeft(DELETED, DELETED)).toBe(30);
    expect(daysLeft(DELETED, at('2026-03-31T11:59:59Z'))).toBe(1);
    expect(daysLeft(DELETED, at('2026-03-31T12:00:00Z'))).toBe(0);
    expect(daysLeft(DELETED, at('2026-05-01T12:00:00Z'))).toBe(0);
  });

  it('says so in the last seven of them', () => {
    expect(isLeaving(DELETED, at('2026-03-24T11:59:59Z'))).toBe(false);
    expect(isLeaving(DELETED, at('2026-03-24T12:00:00Z'))).toBe(true);
  });
});

describe('what is typed to erase a case', () => {
  const subject = ['2026-000123', 'José Ángel  Núñez'] as const;
  it.each(['2026-000123', ' 2026-000123 ', 'José Ángel Núñez', 'jose angel nunez'])('takes %j', (typed) => {
    expect(whyNotConfirm(typed, ...subject)).toBeUndefined();
  });
  it.each(['', ' ', '2026-000124', 'José'])('refuses %j', (typed) => {
    expect(whyNotConfirm(typed, ...subject)).toEqual({ code: 'erase.confirm' });
  });
  it('takes no empty name for one', () => {
    expect(whyNotConfirm(' ', null, '')).toEqual({ code: 'erase.confirm' });
  });
});
