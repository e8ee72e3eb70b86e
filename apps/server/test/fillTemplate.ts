import type { Database } from '../src/platform/database/database.ts';
import { readSettings } from '../src/platform/settings.ts';
import { startJobs } from '../src/platform/jobs/startJobs.ts';
import { quietLog } from './quietLog.ts';
import { tellEngine } from './tellEngine.ts';

/** All migrations and the job store: what every test database starts from. */
export async function fillTemplate(database: Database): Promise<void> {
  await database.migrate();
  const jobs = await startJobs(database, [], { settings: readSettings({}), log: quietLog, work: false });
  await jobs.stop();
  await tellEngine(database);
}
