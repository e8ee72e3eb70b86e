import { expect, it } from 'vitest';
import { stepFrom, stepOfKey } from './boardKeys.ts';

const columns = [[1, 2, 3], [], [4], [5, 6]];

it('goes up and down within the column and stops at its ends', () => {
  expect(stepFrom(columns, 2, 'up')).toBe(1);
  expect(stepFrom(columns, 2, 'down')).toBe(3);
  expect(stepFrom(columns, 1, 'up')).toBeUndefined();
  expect(stepFrom(columns, 3, 'down')).toBeUndefined();
});

it('passes empty columns and keeps the row where the column is long enough', () => {
  expect(stepFrom(columns, 3, 'right')).toBe(4);
  expect(stepFrom(columns, 5, 'left')).toBe(4);
  expect(stepFrom(columns, 6, 'right')).toBeUndefined();
});

it('goes to the ends of the column', () => {
  expect(stepFrom(columns, 2, 'first')).toBe(1);
  expect(stepFrom(columns, 2, 'last')).toBe(3);
});

it('knows the arrow keys, Home and End, and no other', () => {
  expect(['ArrowUp', 'End', 'x'].map(stepOfKey)).toEqual(['up', 'last', undefined]);
});
