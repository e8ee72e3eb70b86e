/** The day of whoever reads: what is *today* on their clock (product/interviews.md#my-interviews). */
import { wallAt } from '../zonedTimes.ts';

const MINUTE_MS = 60_000;
/** Longer than any day, one on which the clock is set back included. */
const LONGEST_DAY_MINUTES = 27 * 60;

/**
 * The instant at which the day of `now` ends in a zone; where midnight is skipped, the first minute that the next day has.
 * Found by halving: days change at whole minutes, and only forwards.
 */
export function endOfDay(now: Date, zone: string): Date {
  const { day: today } = wallAt(now.getTime(), zone);
  let within = Math.floor(now.getTime() / MINUTE_MS);
  let past = within + LONGEST_DAY_MINUTES;
  while (past - within > 1) {
    const middle = Math.floor((within + past) / 2);
    if (wallAt(middle * MINUTE_MS, zone).day === today) within = middle;
    else past = middle;
  }
  return new Date(past * MINUTE_MS);
}
