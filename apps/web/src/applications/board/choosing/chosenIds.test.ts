import { expect, test } from 'vitest';
import { chosenBetween, toggledId } from './chosenIds.ts';

test('a card is chosen by one press and let go by the next', () => {
  expect(toggledId([1], 2)).toEqual([1, 2]);
  expect(toggledId([1, 2], 1)).toEqual([2]);
});

test('a span goes from the card chosen last to this one, in either direction, beside what was chosen', () => {
  const column = [5, 4, 3, 2, 1];
  expect(chosenBetween([9, 4], column, 4, 2)).toEqual([9, 4, 3, 2]);
  expect(chosenBetween([1], column, 1, 3)).toEqual([1, 3, 2]);
});

test('from another column, or from nowhere, it is the card alone', () => {
  expect(chosenBetween([9], [1, 2], 9, 2)).toEqual([9, 2]);
  expect(chosenBetween([], [1, 2], undefined, 1)).toEqual([1]);
});
