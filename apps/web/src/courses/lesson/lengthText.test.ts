import { expect, test } from 'vitest';
import { lengthText, readLength } from './lengthText.ts';

test.each([
  ['12:30', 750],
  ['0:59', 59],
  ['90:00', 5400],
  ['1:02:30', 3750],
  ['12:00:00', 43_200],
  ['', null],
  ['  ', null],
  ['12', undefined],
  ['12:60', undefined],
  ['0:00', undefined],
  ['12:00:01', undefined],
  ['-1:00', undefined],
])('%j is %j seconds', (text, seconds) => expect(readLength(text)).toBe(seconds));

test.each([59, 750, 3600, 3750, 43_200])('%i seconds are read as they are written', (seconds) =>
  expect(readLength(lengthText(seconds))).toBe(seconds),
);
