import { setTimeout as pause } from 'node:timers/promises';
import type { Stop } from '../database/database.ts';
import type { JobDefinition } from './defineJob.ts';
import { dueQueues } from './dueJobs.ts';
import { runNext, type Runner } from './runJob.ts';

/** One question a second for all queues together: mail leaves within two seconds and an idle process stays idle. */
const pollEveryMs = 1000;
/** Of the time that a job took. */
const rest = 2;
/** A job that takes longer leaves room by itself, since it waits for others meanwhile or hands on by turns. */
const mostRestMs = 100;

/** Runs due jobs until stopped: the queues beside each other, of a queue as many jobs at once as it allows. */
export function startWorking(runner: Runner, definitions: readonly JobDefinition[], clock: () => Date): Stop {
  const lanes = new Map(definitions.map((definition) => [definition, new Set<Promise<void>>()]));
  let stopped = false;

  async function workOff(definition: JobDefinition): Promise<void> {
    try {
      for (;;) {
        const began = performance.now();
        if (stopped || !(await runNext(runner, definition, clock()))) break;
        // Long queues of short jobs, such as a quarter's mails, leave the machine to whoever works meanwhile.
        await pause(Math.min(rest * (performance.now() - began), mostRestMs));
      }
    } catch (error) {
      runner.log.error({ err: error, job: definition.name }, 'A queue could not be worked on.');
    }
  }

  async function poll(): Promise<void> {
    const free = [...lanes].filter(([{ atOnce = 1 }, busy]) => busy.size < atOnce);
    const due = await dueQueues(
      runner.database,
      free.map(([{ name }]) => name),
    );
    for (const [definition, busy] of free) {
      // All free lanes, not one: a job that takes long then holds up none of those behind it.
      while (!stopped && due.includes(definition.name) && busy.size < (definition.atOnce ?? 1)) {
        const lane = workOff(definition).finally(() => busy.delete(lane));
        busy.add(lane);
      }
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
    await Promise.all([...lanes.values()].flatMap((busy) => [...busy]));
  };
}
