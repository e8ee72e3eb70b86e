import { describe, expect, it } from 'vitest';
import { formatCaseNumber, newYorkYear } from './caseNumber.ts';

describe('the year of a case number', () => {
  it.each([
    ['2026-01-01T04:59:59.999Z', 2025],
    ['2026-01-01T05:00:00.000Z', 2026],
    ['2026-12-31T23:59:59.999Z', 2026],
    ['2027-01-01T00:00:00.000Z', 2026],
    ['2027-01-01T04:59:59.999Z', 2026],
    ['2027-01-01T05:00:00.000Z', 2027],
    ['2026-07-01T03:59:59.999Z', 2026],
  ])('is New York’s at %s: %i', (instant, year) => {
    expect(newYorkYear(new Date(instant))).toBe(year);
  });
});

describe('a case number', () => {
  it.each([
    [2025, 1, '2025-000001'],
    [2025, 123, '2025-000123'],
    [2026, 999_999, '2026-999999'],
    [2026, 1_000_000, '2026-1000000'],
    [2026, 1_000_001, '2026-1000001'],
  ])('of %i, sequence %i, is %s', (year, sequence, caseNumber) => {
    expect(formatCaseNumber(year, sequence)).toBe(caseNumber);
  });
});
