import { expect, test } from 'vitest';
import { classEnds, classOf } from './mapClasses.ts';

test('classes hold about as many countries each, however large one of them is', () => {
  const ends = classEnds([1, 2, 3, 4, 5, 6, 7, 8, 9, 5000]);
  expect(ends).toEqual([2, 4, 6, 8, 5000]);
  expect([1, 2, 3, 8, 9, 5000].map((value) => classOf(value, ends))).toEqual([1, 1, 2, 4, 5, 5]);
});

test('a country without a value is in no class, and equal values make one', () => {
  expect(classOf(0, [3])).toBe(0);
  expect(classEnds([3, 3, 3, 0])).toEqual([3]);
  expect(classEnds([])).toEqual([]);
});
