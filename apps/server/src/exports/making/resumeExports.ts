import type { Database } from '../../platform/database/database.ts';
import { leaveExport } from './exportQueue.ts';
import '../exports.tables.ts';

/**
 * Leaves a job for each export that is under way: at start, since the process that made it may have ended without a word.
 * Where another still makes it, both do, and write the same file.
 */
export const resumeExports = (database: Database): Promise<void> =>
  database.transaction(async (db) => {
    const found = await db.selectFrom('export').select('id').where('state', 'in', ['WAITING', 'RUNNING']).execute();
    for (const { id } of found) await leaveExport(db, id);
  });
