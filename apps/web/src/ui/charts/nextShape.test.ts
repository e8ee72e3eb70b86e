import { expect, test } from 'vitest';
import { nextShape } from './nextShape.ts';
import { WORLD_SHAPES } from './worldShapes.ts';

const LANDS = WORLD_SHAPES.filter(({ country }) => country !== undefined);
const one = (is: (land: (typeof LANDS)[number]) => boolean) => {
  const found = LANDS.find(is);
  if (!found) throw new Error('The atlas has no such country.');
  return found;
};
const at = (country: string) => one((land) => land.country === country);
const goes = (from: string, way: 'left' | 'right' | 'up' | 'down') => nextShape(LANDS, at(from), way).country;

test('the arrow keys go to neighbours', () => {
  expect([goes('AR', 'left'), goes('CL', 'right'), goes('US', 'up'), goes('US', 'down')]).toEqual([
    'CL',
    'AR',
    'CA',
    'MX',
  ]);
});

test('every country is reached from any other', () => {
  const reached = new Set([at('MX').id]);
  for (const id of reached) {
    const from = one((land) => land.id === id);
    for (const way of ['left', 'right', 'up', 'down'] as const) reached.add(nextShape(LANDS, from, way).id);
  }
  expect(LANDS.filter(({ id }) => !reached.has(id)).map(({ country }) => country)).toEqual([]);
});
