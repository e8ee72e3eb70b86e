import { setImmediate } from 'node:timers/promises';
import type { JobContext } from '../platform/jobs/defineJob.ts';
import { leaveRun } from './bulkQueue.ts';
import type { BulkDefinition } from './defineBulk.ts';
import { doNextRow } from './doNextRow.ts';
import { finishRun } from './finishRun.ts';

/** Short, so that a stopping process need not wait long and a job never comes near its expiry. */
export const TURN_MS = 3_000;
const RETRY_MS = 5_000;

/**
 * Works on a run for one turn, row after row, then hands on to another job; ends the run after its last row. Any number of
 * jobs may work on the same run, in any number of processes: each row is done once, by whoever holds it.
 */
export async function workOnRun(
  context: JobContext,
  definitions: readonly BulkDefinition[],
  runId: number,
): Promise<void> {
  const { database, now, signal } = context;
  const startedAt = performance.now();
  while (!signal.aborted) {
    const outcome = await doNextRow(context, definitions, runId);
    if (outcome === 'nothing left') return finishRun(context, definitions, runId);
    if (outcome === 'to be tried again') {
      const later = new Date(now.getTime() + RETRY_MS);
      return database.transaction((db) => leaveRun(db, runId, later));
    }
    if (performance.now() - startedAt >= TURN_MS) return database.transaction((db) => leaveRun(db, runId));
    // Let what came in meanwhile be answered between two rows.
    await setImmediate();
  }
}
