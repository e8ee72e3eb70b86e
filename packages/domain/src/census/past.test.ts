import { expect, test } from 'vitest';
import { whyNotPastQuarter } from './dates.ts';

const TIME = [
  { sending: '31/03', deadline: '30/04' },
  { sending: '30/06', deadline: '31/07' },
  { sending: '30/09', deadline: '31/10' },
  { sending: '31/12', deadline: '31/01' },
];
const codes = (year: number, quarter: number, today: string) =>
  Object.fromEntries(
    Object.entries(whyNotPastQuarter(TIME, { year, quarter }, today)).map(([field, { code }]) => [field, code]),
  );

test('a quarter is over the day after its deadline', () => {
  expect(codes(2025, 4, '2026-01-31')).toEqual({ quarter: 'field.past' });
  expect(codes(2025, 4, '2026-02-01')).toEqual({});
});

test.each([
  [1949, 1, { year: 'field.choice' }],
  [1950, 1, {}],
  [2026, 1, { quarter: 'field.past' }],
  [2027, 1, { year: 'field.choice' }],
  [Number.NaN, 1, { year: 'field.choice' }],
  [2019, 0, { quarter: 'field.choice' }],
  [2019, 5, { quarter: 'field.choice' }],
])('of %i the quarter %i', (year, quarter, wrong) => {
  expect(codes(year, quarter, '2026-02-01')).toEqual(wrong);
});
