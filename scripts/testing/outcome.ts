/** What a tier of the tests came to. A tier that proves nothing (0 passed, 0 failed) counts as failed: see `settled`. */
export interface Outcome {
  passed: number;
  failed: number;
  /** Told under the tier's line: figures, or the captured output of what failed. */
  details?: string[];
  /** The engine or browser that did the work, for the closing lines. */
  ranOn?: string;
}

export const succeeded: Outcome = { passed: 1, failed: 0 };

export const failedBecause = (...details: string[]): Outcome => ({ passed: 0, failed: 1, details });

/** Sums what several checks came to. */
export function sum(outcomes: readonly Outcome[]): Outcome {
  return {
    passed: outcomes.reduce((total, { passed }) => total + passed, 0),
    failed: outcomes.reduce((total, { failed }) => total + failed, 0),
    details: outcomes.flatMap(({ details = [] }) => details),
  };
}

/** Runs a tier to its outcome, whatever happens: an exception and an empty run are failures like others. */
export async function settled(run: () => Promise<Outcome>): Promise<Outcome> {
  try {
    const outcome = await run();
    if (outcome.passed + outcome.failed > 0) return outcome;
    return { ...outcome, failed: 1, details: [...(outcome.details ?? []), 'Nothing ran, so nothing is proved.'] };
  } catch (error) {
    return failedBecause(error instanceof Error ? error.message : String(error));
  }
}
