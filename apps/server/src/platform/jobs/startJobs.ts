import type { Database, Log } from '../database/database.ts';
import type { FileStore } from '../files/store/fileStore.ts';
import type { Mailer } from '../mail/openMailer.ts';
import type { Settings } from '../settings.ts';
import type { JobDefinition } from './defineJob.ts';
import { drainJobs, type DrainOptions } from './drainJobs.ts';
import { openBoss } from './openBoss.ts';
import { startWorking } from './startWorking.ts';

export interface StartJobsOptions {
  files: FileStore;
  settings: Settings;
  mailer?: Mailer | undefined;
  log: Log;
  /** False: jobs can be enqueued and drained, but nothing runs by itself (commands, tests); default true. */
  work?: boolean;
  clock?: () => Date;
}

export interface Jobs {
  /**
   * Runs everything that is due, and what that leaves, by call; all queues unless some are named. With `now` in the
   * future also what becomes due until then. Throws the first error of a job, after all have run, unless told to tolerate.
   */
  drain(names?: readonly string[], options?: DrainOptions): Promise<void>;
  /** Takes no further jobs and waits for the running ones. */
  stop(): Promise<void>;
}

/** Creates the queues, then works on them until stopped. Call after `migrate`, with all definitions of the product. */
export async function startJobs(
  database: Database,
  definitions: readonly JobDefinition[],
  { files, settings, mailer, log, work = true, clock = () => new Date() }: StartJobsOptions,
): Promise<Jobs> {
  const boss = await openBoss(database, definitions, { log, timed: work });
  const runner = { boss, database, files, settings, mailer, log };
  const stopWorking = work ? startWorking(runner, definitions, clock) : async () => {};
  return {
    drain: (names, options) =>
      drainJobs(
        runner,
        definitions.filter(({ name }) => names?.includes(name) ?? true),
        { now: clock(), ...options },
      ),
    async stop() {
      await stopWorking();
      await boss.stop({ graceful: false });
    },
  };
}
