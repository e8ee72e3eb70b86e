import type { JobDefinition } from './defineJob.ts';
import { dueQueues, pullForward } from './dueJobs.ts';
import { runNext, type Runner } from './runJob.ts';

export interface DrainOptions {
  now?: Date;
  tolerateFailures?: boolean;
}

/** Runs all that is due at `now`, one after the other, until nothing is. */
export async function drainJobs(
  runner: Runner,
  definitions: readonly JobDefinition[],
  { now, tolerateFailures }: DrainOptions & { now: Date },
): Promise<void> {
  const names = definitions.map(({ name }) => name);
  const errors: unknown[] = [];
  for (;;) {
    await pullForward(runner.database, names, now);
    const due = await dueQueues(runner.database, names);
    if (due.length === 0) break;
    for (const definition of definitions.filter(({ name }) => due.includes(name))) {
      const outcome = await runNext(runner, definition, now);
      if (outcome?.error) errors.push(outcome.error);
    }
  }
  if (errors.length > 0 && !tolerateFailures) throw errors[0];
}
