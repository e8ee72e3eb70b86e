import type { Database } from '../platform/database/database.ts';
import { leaveDossier } from './dossierQueue.ts';
import './dossiers.tables.ts';

/**
 * Leaves a job for each dossier that is under way: at start, since the process that made it may have ended without a word.
 * Where another still makes it, both do, and write the same file.
 */
export const resumeDossiers = (database: Database): Promise<void> =>
  database.transaction(async (db) => {
    const found = await db.selectFrom('dossier').select('id').where('state', 'in', ['WAITING', 'RUNNING']).execute();
    for (const { id } of found) await leaveDossier(db, id);
  });
