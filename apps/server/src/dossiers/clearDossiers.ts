import * as z from 'zod/mini';
import { DOSSIER_DAYS } from '@portal/domain/dossiers/dossiers.ts';
import type { Db } from '../platform/database/tables.ts';
import { letGoOfFiles } from '../platform/files/letGo.ts';
import { defineJob } from '../platform/jobs/defineJob.ts';
import { dossierSubject } from './dossierFiles.ts';
import './dossiers.tables.ts';

const DAY_MS = 24 * 3_600_000;
/** A transaction of so many is short. */
const AT_ONCE = 500;

/** Deletes dossiers that were made long enough ago, with their files. */
export const clearDossiers = defineJob({
  name: 'dossiers.clear',
  schema: z.object({}),
  cron: { expression: '23 * * * *', zone: 'UTC' },
  async work({ database, now, signal }) {
    const before = new Date(now.getTime() - DOSSIER_DAYS * DAY_MS);
    while (!signal.aborted && (await database.transaction((db) => clearSome(db, before, now)))) continue;
  },
});

/** Deletes some of them; tells whether there may be more. */
async function clearSome(db: Db, before: Date, now: Date): Promise<boolean> {
  const old = await oldDossiers(db, before);
  if (old.length === 0) return false;
  await db.deleteFrom('dossier').where('id', 'in', old).execute();
  await letGoOfFiles(db, dossierSubject(0).noun, old, now);
  return old.length === AT_ONCE;
}

export const oldDossiers = async (db: Db, before: Date): Promise<number[]> => {
  const rows = await db
    .selectFrom('dossier')
    .select('id')
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(AT_ONCE)
    .execute();
  return rows.map(({ id }) => id);
};
