import { once } from 'node:events';
import type { JobWithMetadata, PgBoss } from 'pg-boss';
import type { Database, Log } from '../database/database.ts';
import { errorFacts } from '../errorFacts.ts';
import type { FileStore } from '../files/store/fileStore.ts';
import type { Mailer } from '../mail/openMailer.ts';
import type { Settings } from '../settings.ts';
import type { JobDefinition } from './defineJob.ts';

export interface Runner {
  boss: PgBoss;
  database: Database;
  files: FileStore;
  settings: Settings;
  mailer: Mailer | undefined;
  log: Log;
}

/** Takes the next due job of the queue and runs it. Undefined: nothing was due; else the error it ended with, or null. */
export async function runNext(
  { boss, ...runner }: Runner,
  definition: JobDefinition,
  now: Date,
): Promise<{ error: unknown } | undefined> {
  const [job] = await boss.fetch<object>(definition.name, { includeMetadata: true });
  if (!job) return undefined;
  try {
    const signal = AbortSignal.timeout(job.expireInSeconds * 1000);
    const payload = definition.schema.parse(job.data ?? {});
    const facts = { id: job.id, isLastTry: job.retryCount >= job.retryLimit };
    await Promise.race([definition.work({ ...runner, now, job: facts, signal }, payload), expiry(signal)]);
    await boss.complete(definition.name, job);
    return { error: null };
  } catch (error) {
    await boss.fail(definition.name, job, outcomeOf(error));
    tell(runner.log, job, error);
    return { error };
  }
}

/** What is kept of an error as long as the job is: no values of rows, which a database's message quotes. */
function outcomeOf(error: unknown): object {
  if (!(error instanceof Error)) return { name: typeof error };
  const { type, message, code } = errorFacts(error) as Record<string, unknown>;
  return { name: type, message, code };
}

async function expiry(signal: AbortSignal): Promise<never> {
  await once(signal, 'abort');
  throw signal.reason;
}

function tell(log: Log, { id, name, retryCount, retryLimit }: JobWithMetadata, err: unknown): void {
  const fields = { err, job: name, jobId: id, attempt: retryCount + 1 };
  if (retryCount < retryLimit) log.warn(fields, 'A job failed and will be tried again.');
  else log.error(fields, 'A job failed for the last time and is now a dead letter.');
}
