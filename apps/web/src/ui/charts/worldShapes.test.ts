import { expect, test } from 'vitest';
import { isSeen } from './worldShapes.ts';

test.each([
  ['BR', true],
  ['US', true],
  ['ES', true],
  ['PR', false],
  ['SV', false],
  // The atlas has no Singapore at this scale.
  ['SG', false],
  [undefined, false],
])('whether %s is seen on the map: %s', (country, seen) => expect(isSeen(country)).toBe(seen));
