/**
 * A process of its own that sends the quarter's census out at a given time and kills itself with SIGKILL at a named point:
 * `before`, `within` (written, not committed) or `after` the transaction of that number; without one it goes to the end.
 */
import { randomUUID } from 'node:crypto';
import { sendCensuses } from '../../src/census/sendCensuses.ts';
import { jobDefinitions } from '../../src/jobs.ts';
import { openServices } from '../../src/openServices.ts';
import type { Database } from '../../src/platform/database/database.ts';
import { startJobs } from '../../src/platform/jobs/startJobs.ts';
import { readSettings } from '../../src/platform/settings.ts';
import { quietLog } from '../quietLog.ts';

const [now = '', point, transaction] = process.argv.slice(2);
const services = await openServices(readSettings(process.env), quietLog);
const { database, files, settings, mailer } = services;
// What is left for jobs is done by the next server that starts.
const jobs = await startJobs(database, jobDefinitions, { files, settings, log: quietLog, work: false });

let count = 0;
const dieAt = (here: string) => {
  if (point === here && count === Number(transaction)) process.kill(process.pid, 'SIGKILL');
};
const killing: Database = {
  ...database,
  url: database.url,
  read: (work) => database.read(work),
  async transaction(work) {
    count += 1;
    dieAt('before');
    const answer = await database.transaction(async (db) => {
      const written = await work(db);
      dieAt('within');
      return written;
    });
    dieAt('after');
    return answer;
  },
};
const { signal } = new AbortController();
const job = { id: randomUUID(), isLastTry: true };
await sendCensuses.work(
  { database: killing, now: new Date(now), files, settings, mailer, job, log: quietLog, signal },
  {},
);
await jobs.stop();
await database.close();
