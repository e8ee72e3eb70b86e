import type { JobDefinition } from '../src/platform/jobs/defineJob.ts';
import type { TestServer } from './buildTestServer.ts';
import { quietLog } from './quietLog.ts';

/** Does the work of a job that runs by the clock, at the test's own time. */
export function runJob({ database, clock }: Pick<TestServer, 'database' | 'clock'>, job: JobDefinition): Promise<void> {
  return job.work({ database, now: clock.now(), log: quietLog, signal: new AbortController().signal }, {});
}
