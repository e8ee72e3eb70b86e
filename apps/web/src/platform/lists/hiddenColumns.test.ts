import { expect, test } from 'vitest';
import { hiddenColumns } from './hiddenColumns.ts';

const cell = () => null;
const COLUMNS = [
  { key: 'name', width: 10, fixed: true, cell },
  { key: 'wide', width: 20, cell },
  { key: 'rare', width: 5, rare: true, cell },
  { key: 'small', width: 6, cell },
  { key: 'actor', width: 8, fixed: true, cell },
] as const;

test('what few need is hidden, and what does not fit beside those before it', () => {
  expect(hiddenColumns(COLUMNS, 44)).toEqual(['rare']);
  expect(hiddenColumns(COLUMNS, 43.9)).toEqual(['rare', 'small']);
  // A narrower one behind it may still fit.
  expect(hiddenColumns(COLUMNS, 30)).toEqual(['wide', 'rare']);
  expect(hiddenColumns(COLUMNS, 5)).toEqual(['wide', 'rare', 'small']);
});
