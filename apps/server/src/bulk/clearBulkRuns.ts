import { sql } from 'kysely';
import * as z from 'zod/mini';
import { BULK_RUN_DAYS } from '@portal/domain/bulk/runs.ts';
import type { Db } from '../platform/database/tables.ts';
import { defineJob } from '../platform/jobs/defineJob.ts';
import './bulk.tables.ts';

const DAY_MS = 24 * 3_600_000;

/** A transaction of so many rows is short, however large a run was. */
export const ROWS_AT_ONCE = 5_000;

/** Deletes runs that ended long ago, with what became of their rows; one that is not finished stays, however old. */
export const clearBulkRuns = defineJob({
  name: 'bulk.clear-runs',
  schema: z.object({}),
  // At night in the Americas.
  cron: { expression: '47 8 * * *', zone: 'UTC' },
  async work({ database, now, signal }) {
    const before = new Date(now.getTime() - BULK_RUN_DAYS * DAY_MS);
    while (!signal.aborted) {
      const isLeft = await database.transaction((db) => clearPortion(db, before));
      if (!isLeft) return;
    }
  },
});

/** Deletes a portion of the rows of one run, and the run with its last; tells whether there was one. */
async function clearPortion(db: Db, before: Date): Promise<boolean> {
  const run = await db
    .selectFrom('bulk_run')
    .select('id')
    .where('finished_at', '<', before)
    .orderBy('finished_at')
    .limit(1)
    .executeTakeFirst();
  if (!run) return false;
  const { numAffectedRows = 0n } = await sql`
    delete from bulk_row where run_id = ${run.id} and position in (
      select position from bulk_row where run_id = ${run.id} order by position limit ${ROWS_AT_ONCE})`.execute(db);
  if (numAffectedRows < BigInt(ROWS_AT_ONCE)) await db.deleteFrom('bulk_run').where('id', '=', run.id).execute();
  return true;
}
