import type { PgBoss, QueueOptions } from 'pg-boss';
import type { JobDefinition } from './defineJob.ts';

/** Where jobs go that failed on every try; nothing works on it. */
export const deadLetterQueue = 'dead.letters';

const day = 24 * 60 * 60;

function optionsOf(definition: JobDefinition): QueueOptions {
  return {
    retryLimit: definition.retryLimit ?? 5,
    retryDelay: definition.retryDelaySeconds ?? 10,
    retryBackoff: true,
    expireInSeconds: definition.expireInSeconds ?? 300,
    retentionSeconds: 30 * day,
    deleteAfterSeconds: 2 * day,
  };
}

function isAsDefined(queue: QueueOptions, wanted: QueueOptions): boolean {
  return (Object.keys(wanted) as (keyof QueueOptions)[]).every((option) => queue[option] === wanted[option]);
}

/** Creates and updates queues and schedules as defined; tells whether a queue was missing or different. */
export async function prepareQueues(boss: PgBoss, definitions: readonly JobDefinition[]): Promise<boolean> {
  const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  let changed = false;
  if (!existing.has(deadLetterQueue)) {
    await boss.createQueue(deadLetterQueue, { retentionSeconds: 365 * day });
    changed = true;
  }
  for (const definition of definitions) {
    const queue = existing.get(definition.name);
    const options = optionsOf(definition);
    if (queue && isAsDefined(queue, options)) continue;
    if (queue) await boss.updateQueue(definition.name, options);
    else {
      const policy = definition.onePerKey ? 'short' : 'standard';
      await boss.createQueue(definition.name, { ...options, policy, deadLetter: deadLetterQueue });
    }
    changed = true;
  }
  return changed;
}

/** Makes the schedules those of the definitions. */
export async function prepareSchedules(boss: PgBoss, definitions: readonly JobDefinition[]): Promise<void> {
  const scheduled = definitions.filter(({ cron }) => cron);
  for (const { name } of await boss.getSchedules()) {
    if (!scheduled.some((definition) => definition.name === name)) await boss.unschedule(name);
  }
  for (const { name, cron } of scheduled) {
    if (cron) await boss.schedule(name, cron.expression, {}, { tz: cron.zone, missed: 'once' });
  }
}
