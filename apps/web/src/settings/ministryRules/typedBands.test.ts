import { expect, it } from 'vitest';
import { membersOf, nextBand, rulesOf, typedBands } from './typedBands.ts';

it.each([
  ['0', 0],
  [' 120 ', 120],
  ['-1', -1],
  ['−1', -1],
  ['9999999', 9_999_999],
  ['1.5', undefined],
  ['12345678', undefined],
  ['', undefined],
  ['many', undefined],
])('%j are %s members', (typed, members) => expect(membersOf(typed)).toBe(members));

it('a new band begins where the last one ends', () => {
  expect(nextBand([])).toMatchObject({ from: '0', to: '' });
  expect(nextBand([{ from: '0', to: '99', colour: '#000000' }])).toMatchObject({ from: '100' });
  expect(nextBand([{ from: '0', to: '', colour: '#000000' }])).toMatchObject({ from: '' });
});

it('what is typed are the rules that it came from, and none while a figure is missing', () => {
  const rules = [
    { country: 'MX', colour: '#aa0000', threshold: { min: 0, max: 99 } },
    { country: 'MX', colour: '#00aa00', threshold: { min: 100, max: null } },
  ];
  expect(rulesOf('MX', typedBands(rules))).toEqual(rules);
  expect(rulesOf('MX', [{ from: '', to: '', colour: '#aa0000' }])).toBeUndefined();
});
