import { randomUUID } from 'node:crypto';
import type { JobDefinition } from '../src/platform/jobs/defineJob.ts';
import type { Services } from '../src/platform/services.ts';
import { quietLog } from './quietLog.ts';

/** Does the work of a job that runs by the clock, at the time of that clock. */
export function runJob(
  { database, clock, services }: Pick<Services, 'database' | 'clock'> & { services: Services },
  job: JobDefinition,
): Promise<void> {
  const { files, settings, mailer } = services;
  const { signal } = new AbortController();
  const once = { id: randomUUID(), isLastTry: true };
  return job.work({ database, now: clock.now(), files, settings, mailer, job: once, log: quietLog, signal }, {});
}
