import type { Stop } from '../database/database.ts';
import type { JobDefinition } from './defineJob.ts';
import { dueQueues } from './dueJobs.ts';
import { runNext, type Runner } from './runJob.ts';

/** One question a second for all queues together: mail leaves within two seconds and an idle process stays idle. */
const pollEveryMs = 1000;

/** Runs due jobs until stopped: the queues beside each other, the jobs of a queue one after the other. */
export function startWorking(runner: Runner, definitions: readonly JobDefinition[], clock: () => Date): Stop {
  const busy = new Map<string, Promise<void>>();
  let stopped = false;

  async function workOff(definition: JobDefinition): Promise<void> {
    try {
      for (;;) {
        if (stopped || !(await runNext(runner, definition, clock()))) break;
      }
    } catch (error) {
      runner.log.error({ err: error, job: definition.name }, 'A queue could not be worked on.');
    } finally {
      busy.delete(definition.name);
    }
  }

  async function poll(): Promise<void> {
    const idle = definitions.filter(({ name }) => !busy.has(name));
    const due = await dueQueues(
      runner.database,
      idle.map(({ name }) => name),
    );
    for (const definition of idle) {
      if (!stopped && due.includes(definition.name)) busy.set(definition.name, workOff(definition));
    }
  }

  let polling = Promise.resolve();
  const timer = setInterval(() => {
    polling = polling
      .then(poll)
      .catch((error: unknown) => runner.log.error({ err: error }, 'Due jobs could not be looked up.'));
  }, pollEveryMs);

  return async () => {
    stopped = true;
    clearInterval(timer);
    await polling;
    await Promise.all(busy.values());
  };
}
