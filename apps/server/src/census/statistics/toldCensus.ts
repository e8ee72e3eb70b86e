import type { Quarter } from '@portal/domain/census/dates.ts';

/** A census by its id, which is year and quarter in one number. */
export const told = (id: number): { id: number; year: number; quarter: Quarter } => ({
  id,
  year: Math.floor(id / 10),
  quarter: (id % 10) as Quarter,
});
