import type { JobContext } from '../platform/jobs/defineJob.ts';
import { bulkContext } from './bulkContext.ts';
import { countRows } from './countRows.ts';
import { definitionOf, NO_PARAMS, type BulkDefinition } from './defineBulk.ts';

/** Ends a run of which no row waits, once; where another worker still has one, that worker does. */
export async function finishRun(job: JobContext, definitions: readonly BulkDefinition[], runId: number): Promise<void> {
  await job.database.transaction(async (db) => {
    // Waits for the rows that others are doing: they hold the run.
    const run = await db
      .selectFrom('bulk_run')
      .selectAll()
      .where('id', '=', runId)
      .where('state', '=', 'RUNNING')
      .forUpdate()
      .executeTakeFirst();
    if (!run) return;
    const { waiting, ...outcome } = await countRows(db, runId);
    if (waiting > 0) return;
    const definition = definitionOf(definitions, run.kind);
    await definition.finished?.(await bulkContext(job, db, run), definition.params.parse(run.params), outcome);
    await db
      .updateTable('bulk_run')
      .set({ state: 'DONE', finished_at: job.now, params: NO_PARAMS })
      .where('id', '=', runId)
      .execute();
  });
}
