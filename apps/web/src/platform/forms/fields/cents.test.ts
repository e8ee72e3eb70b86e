import { expect, it } from 'vitest';
import { centsFromZero, centsOf } from './cents.ts';

it('reads dollars with up to two decimals as exact cents', () => {
  expect(['150.00', '150', '150.5', '0.07', '1,250.10', '$ 19.99', 'USD 4.35'].map(centsOf)).toEqual([
    15000, 15000, 15050, 7, 125010, 1999, 435,
  ]);
});

it('takes nothing that is no amount above 0 in that form', () => {
  expect(['', '0', '0.00', '-5', '1.999', '1,50', '12,34,567', 'abc', '99999999'].map(centsOf)).toEqual(
    Array.from({ length: 9 }, () => undefined),
  );
});

it('takes 0 where an amount may be 0', () => {
  expect(['0', '0.00', '0.07', '-1', '1.999'].map(centsFromZero)).toEqual([0, 0, 7, undefined, undefined]);
});
