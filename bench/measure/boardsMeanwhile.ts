/** A board that is opened again and again, with a look at it between: alone, and while much else happens. */
import { openBoard } from './boardWork.ts';
import type { Caller } from './caller.ts';

const EVERY_MS = 150;

/** How many milliseconds each took, with that pause after each. */
export async function boards(caller: Caller, count: number, pauseMs = EVERY_MS): Promise<number[]> {
  const times: number[] = [];
  for (let opened = 0; opened < count; opened += 1) {
    const askedAt = performance.now();
    await openBoard(caller);
    times.push(performance.now() - askedAt);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  return times;
}

/** A quantile of times; 0.5 is their median. */
export const at = (times: readonly number[], part: number): number =>
  times.toSorted((one, other) => one - other)[Math.min(times.length - 1, Math.floor(times.length * part))] ??
  Number.NaN;
