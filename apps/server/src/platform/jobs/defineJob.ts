import type { z } from 'zod/mini';
import type { Database, Log } from '../database/database.ts';
import type { FileStore } from '../files/store/fileStore.ts';
import type { Mailer } from '../mail/openMailer.ts';
import type { Settings } from '../settings.ts';

export interface JobContext {
  /** A job opens its own transactions. It may run twice, so what it does must be safe to do again. */
  database: Database;
  now: Date;
  files: FileStore;
  settings: Settings;
  /** Absent: no mail server is set up. */
  mailer: Mailer | undefined;
  /** This job, and whether another try follows when this one fails. */
  job: { id: string; isLastTry: boolean };
  log: Log;
  /** Aborted when the job has taken longer than `expireInSeconds`; it is then tried again. */
  signal: AbortSignal;
}

export interface JobDefinition<Payload extends object = object> {
  /** Lower-case words joined by dots; also the name of the queue. */
  name: string;
  /** Ids only: rows are read when the job runs, and erasure need not look into queues. */
  schema: z.ZodMiniType<Payload>;
  work(context: JobContext, payload: Payload): Promise<void>;
  /** Runs also by itself, with an empty payload; a time that passed while nothing ran is made up for once. */
  cron?: { expression: string; zone: string };
  /** At most one waiting job per `singletonKey`; a second one is dropped. */
  onePerKey?: boolean;
  /** Jobs of the queue that one process runs at the same time; default 1. */
  atOnce?: number;
  /** Further tries after the first; default 5, then the job becomes a dead letter. */
  retryLimit?: number;
  /** Before the first retry, doubled for each further one; default 10. */
  retryDelaySeconds?: number;
  /** Default 300. */
  expireInSeconds?: number;
}

/** Types a job's `work` by its schema. */
export function defineJob<Payload extends object>(definition: JobDefinition<Payload>): JobDefinition<Payload> {
  return definition;
}
