import { allIsAsked } from './allIsAsked.ts';

/** How many cases a property is tried on: all in the whole run, at most 50 in the quick one. */
export const cases = (whole: number): { numRuns: number } => ({
  numRuns: allIsAsked() ? whole : Math.min(whole, 50),
});
