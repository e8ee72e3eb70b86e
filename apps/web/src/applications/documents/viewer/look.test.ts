import { expect, test } from 'vitest';
import { actOfKey, FITTING, liesOnItsSide, turned, zoomed, zoomedBy } from './look.ts';

const bare = { ctrlKey: false, metaKey: false, altKey: false };

test.each([
  ['j', 'next'],
  ['K', 'previous'],
  ['+', 'closer'],
  ['-', 'away'],
  ['0', 'fit'],
  ['R', 'turn'],
  ['PageDown', 'nextPage'],
  ['x', undefined],
  ['constructor', undefined],
])('the key %s in the viewer', (key, act) => expect(actOfKey({ ...bare, key })).toBe(act));

test('with Ctrl a key is the browser’s', () => {
  expect(actOfKey({ ...bare, ctrlKey: true, key: '+' })).toBeUndefined();
});

test('zoom keeps within half and eight times, and comes back', () => {
  expect(zoomed(zoomed(FITTING, 1), -1).zoom).toBeCloseTo(1);
  expect(zoomedBy(FITTING, 100).zoom).toBe(8);
  expect(zoomedBy(FITTING, 0.01).zoom).toBe(0.5);
});

test('four turns are none', () => {
  const once = turned(FITTING);
  expect([liesOnItsSide(FITTING), liesOnItsSide(once)]).toEqual([false, true]);
  expect(turned(turned(turned(once)))).toEqual(FITTING);
});
