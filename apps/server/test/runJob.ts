import { randomUUID } from 'node:crypto';
import type { JobDefinition } from '../src/platform/jobs/defineJob.ts';
import type { TestServer } from './buildTestServer.ts';
import { quietLog } from './quietLog.ts';

/** Does the work of a job that runs by the clock, at the test's own time. */
export function runJob(
  { database, clock, services }: Pick<TestServer, 'database' | 'clock' | 'services'>,
  job: JobDefinition,
): Promise<void> {
  const { files, settings, mailer } = services;
  const { signal } = new AbortController();
  const once = { id: randomUUID(), isLastTry: true };
  return job.work({ database, now: clock.now(), files, settings, mailer, job: once, log: quietLog, signal }, {});
}
