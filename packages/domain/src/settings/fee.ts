import { problem, type Problem } from '../problem.ts';

/** 999,999.99 in cents. */
export const MOST_FEE = 99_999_999;

/** Why an amount in cents cannot be the application fee: below 0 (SUP004), 0, a fraction of a cent or too much (product/configuration.md#fee). */
export function whyNotFee(amount: number): Problem | undefined {
  if (amount < 0) return problem('SUP004');
  return Number.isInteger(amount) && amount > 0 && amount <= MOST_FEE ? undefined : problem('field.fee');
}
