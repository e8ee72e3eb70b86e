import type { JobDefinition } from './defineJob.ts';
import { dueQueues, pullForward } from './dueJobs.ts';
import { runNext, type Runner } from './runJob.ts';

export interface DrainOptions {
  now?: Date;
  tolerateFailures?: boolean;
}

/** Runs all that is due at `now`, queue after queue, of each as many jobs at once as it allows, until nothing is due. */
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
      const lanes = Array.from({ length: definition.atOnce ?? 1 }, () => runNext(runner, definition, now));
      for (const outcome of await Promise.all(lanes)) if (outcome?.error) errors.push(outcome.error);
    }
  }
  if (errors.length > 0 && !tolerateFailures) throw errors[0];
}
