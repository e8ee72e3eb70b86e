import { describe, expect, test } from 'vitest';
import { compared, monthsOf, next, periodOf, periodText, previous, quartersIn, textOf, type Period } from './period.ts';

const of = (text: string): Period => {
  const found = periodOf(text);
  if (!found) throw new Error(`${text} is no period.`);
  return found;
};

test.each([
  ['2026', 'year', '2026-01-01', '2026-12-31'],
  ['2026-Q1', 'quarter', '2026-01-01', '2026-03-31'],
  ['2024-02', 'month', '2024-02-01', '2024-02-29'],
  ['2026-01-15..2026-03-02', 'days', '2026-01-15', '2026-03-02'],
  ['2000', 'year', '2000-01-01', '2000-12-31'],
  ['2100-12', 'month', '2100-12-01', '2100-12-31'],
  ['2020-01-01..2029-12-31', 'days', '2020-01-01', '2029-12-31'],
])('%s is a %s from %s to %s, and is written so again', (text, kind, from, until) => {
  expect(of(text)).toEqual({ kind, from, until });
  expect(textOf(of(text))).toBe(text);
});

test.each([
  ['a year too early', '1900'],
  ['a year too late', '9999'],
  ['the last year before the first', '1999'],
  ['an end before its start', '2026-03-31..2026-03-30'],
  ['more than ten years', '2020-01-01..2030-01-01'],
  ['a day that there is not', '2026-02-30..2026-03-01'],
  ['a quarter that there is not', '2026-Q5'],
  ['a month that there is not', '2026-13'],
  ['an open span', '2026-01-01..'],
  ['nothing', ''],
  ['words', 'last year'],
])('%s is no period', (_what, text) => {
  expect(periodOf(text)).toBeUndefined();
  expect(periodText(text, '')).toEqual({ code: 'field.period' });
});

describe('what a period is compared with', () => {
  test.each([
    ['2025', '2024-01-01', '2024-12-31', '2024-01-01', '2024-12-31'],
    ['2026-Q1', '2025-10-01', '2025-12-31', '2025-01-01', '2025-03-31'],
    ['2026-03', '2026-02-01', '2026-02-28', '2025-03-01', '2025-03-31'],
    ['2024-02', '2024-01-01', '2024-01-31', '2023-02-01', '2023-02-28'],
    ['2026-01-11..2026-01-20', '2026-01-01', '2026-01-10', '2025-01-11', '2025-01-20'],
  ])('%s with the one before and the same a year before', (text, from, until, yearFrom, yearUntil) => {
    expect(compared(of(text), '2026-11-25')).toMatchObject({
      before: { from, until },
      year: { from: yearFrom, until: yearUntil },
    });
  });

  test('one that has not ended is held against as many days', () => {
    expect(compared(of('2026'), '2026-03-10')).toEqual({
      now: { from: '2026-01-01', until: '2026-03-10' },
      before: { from: '2025-01-01', until: '2025-03-10' },
      year: { from: '2025-01-01', until: '2025-03-10' },
    });
    // February has fewer days than have passed of March.
    expect(compared(of('2026-03'), '2026-03-30').before).toEqual({ from: '2026-02-01', until: '2026-02-28' });
  });

  test('one to come is told whole', () => {
    expect(compared(of('2027'), '2026-11-25').now).toEqual({ from: '2027-01-01', until: '2027-12-31' });
  });
});

test('before and after lead back to where one was', () => {
  for (const text of ['2026', '2026-Q1', '2026-01', '2026-01-11..2026-01-20']) {
    expect(textOf(next(previous(of(text))))).toBe(text);
    expect(textOf(previous(next(of(text))))).toBe(text);
  }
});

test('the months of a span begin and end with it', () => {
  expect(monthsOf({ from: '2025-12-15', until: '2026-02-03' })).toEqual([
    { key: '2025-12', from: '2025-12-15', until: '2025-12-31' },
    { key: '2026-01', from: '2026-01-01', until: '2026-01-31' },
    { key: '2026-02', from: '2026-02-01', until: '2026-02-03' },
  ]);
});

test.each([
  ['2026-01-01', '2026-12-31', 20261, 20264],
  ['2026-01-01', '2026-11-25', 20261, 20263],
  ['2026-01-15', '2026-03-31', 20261, 20261],
  ['2026-02-01', '2026-02-28', 20261, 20254],
  ['2025-12-31', '2025-12-31', 20254, 20254],
])('of %s to %s the quarters are those that end within', (from, until, first, last) => {
  expect(quartersIn({ from, until })).toEqual({ first, last });
});
