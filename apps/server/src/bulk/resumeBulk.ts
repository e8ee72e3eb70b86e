import type { Database } from '../platform/database/database.ts';
import { leaveRun } from './bulkQueue.ts';
import './bulk.tables.ts';

/**
 * Leaves a job for each run that is not finished: at start, since the process that worked on it may have ended without
 * a word. Where another still works on it, both do, each on rows of its own.
 */
export const resumeBulk = (database: Database): Promise<void> =>
  database.transaction(async (db) => {
    const runs = await db.selectFrom('bulk_run').select('id').where('state', '=', 'RUNNING').execute();
    for (const { id } of runs) await leaveRun(db, id);
  });
