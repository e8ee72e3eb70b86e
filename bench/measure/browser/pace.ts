/** How quick the machine is at the moment: neighbours on a shared one slow it manifold, for seconds or minutes. */
import type { Page } from '@playwright/test';

/** How much slower than at its best the machine may be before and after what is measured. */
const CALM = 1.1;
const TRIES = 5;
/** How often a calm moment is waited for, and how long each time. */
const WAITS = 10;
const WAIT_MS = 1_000;
const FIRST_GOES = 20;

interface Paced {
  pace: number;
}

/**
 * Works piece after piece while the machine is calm, a piece again if it was not calm to the end of it, and answers what the calmest try
 * of each told, with its pace. The pace is how long a fixed piece of work takes the page, ms, with its processor as slow as it is made
 * for measuring. Which try is told depends upon that alone, never upon what was measured.
 */
export async function calmly<T>(page: Page, pieces: readonly (() => Promise<T>)[]): Promise<(T & Paced)[]> {
  const calmest: (T & Paced)[] = [];
  let best = Number.POSITIVE_INFINITY;
  const paceNow = async (): Promise<number> => {
    const pace = await page.evaluate(fixedWork);
    best = Math.min(best, pace);
    return pace;
  };
  const isCalm = (pace = Number.POSITIVE_INFINITY): boolean => pace <= CALM * best;
  const calm = async (): Promise<number> => {
    for (let wait = 0; ; wait += 1) {
      const pace = await paceNow();
      if (isCalm(pace) || wait === WAITS) return pace;
      await page.waitForTimeout(WAIT_MS);
    }
  };
  for (let go = 0; go < FIRST_GOES; go += 1) await paceNow();
  // From the first on again, since what was the best pace then may turn out not to be.
  for (let tried = 0; tried < TRIES; tried += 1) {
    for (const [at, work] of pieces.entries()) {
      const kept = calmest[at];
      if (isCalm(kept?.pace)) continue;
      const before = await calm();
      const told = await work();
      const pace = Math.max(before, await paceNow());
      if (!kept || pace < kept.pace) calmest[at] = { ...told, pace };
    }
  }
  return calmest;
}

/** Runs in the page. Reads memory here and there and reckons, making no garbage; the median of so many goes, ms. */
function fixedWork(): number {
  const kept = globalThis as unknown as { memory?: Uint32Array };
  kept.memory ??= Uint32Array.from({ length: 1 << 22 }, (_, at) => Math.imul(at, 2_654_435_761) >>> 10);
  const { memory } = kept;
  const goes = new Float64Array(9).map(() => {
    const began = performance.now();
    let at = 0;
    for (let read = 0; read < 100_000; read += 1) at = (memory[(at + read) % memory.length] ?? 0) % memory.length;
    for (let step = 0; step < 1_000_000; step += 1) at = Math.imul(at, 1_103_515_245) + step;
    memory[0] = at;
    return performance.now() - began;
  });
  return goes.toSorted()[4] ?? 0;
}
