import { jobDefinitions } from '../src/jobs.ts';
import type { Database } from '../src/platform/database/database.ts';
import { startJobs } from '../src/platform/jobs/startJobs.ts';
import { readSettings } from '../src/platform/settings.ts';
import { quietLog } from './quietLog.ts';

/** What every test starts from: all migrations, the job store with its queues. */
export async function fillTemplate(database: Database): Promise<void> {
  await database.migrate();
  const jobs = await startJobs(database, jobDefinitions, { settings: readSettings({}), log: quietLog, work: false });
  await jobs.stop();
}
