import { expect, it } from 'vitest';
import { MOST_FEE, whyNotFee } from './fee.ts';

it.each([
  [-1, 'SUP004'],
  [-0.5, 'SUP004'],
  [0, 'field.fee'],
  [0.5, 'field.fee'],
  [1, undefined],
  [15_000, undefined],
  [1000.5, 'field.fee'],
  [MOST_FEE, undefined],
  [MOST_FEE + 1, 'field.fee'],
  [Number.NaN, 'field.fee'],
])('a fee of %d cents: %s', (amount, code) => expect(whyNotFee(amount)?.code).toBe(code));
