import { expect, test } from 'vitest';
import { newlySeen } from './newlySeen.ts';

test('a card held before the camera is read once, and again when it was gone for two seconds', () => {
  const isNew = newlySeen();
  const seen = [0, 1_000, 3_000, 5_001].map((at) => isNew('A', at));
  expect(seen).toEqual([true, false, false, true]);
});

test('another card is read at once, and the first one after it too', () => {
  const isNew = newlySeen();
  expect([isNew('A', 0), isNew('B', 100), isNew('A', 200)]).toEqual([true, true, true]);
});
