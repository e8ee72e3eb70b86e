import { sql } from 'kysely';
import * as z from 'zod/mini';
import { EXPORT_HOURS } from '@portal/domain/exports/exports.ts';
import type { Db } from '../platform/database/tables.ts';
import { letGoOfFiles } from '../platform/files/letGo.ts';
import { defineJob } from '../platform/jobs/defineJob.ts';
import { exportSubject } from './exportFiles.ts';
import './exports.tables.ts';

/** A transaction of so many is short. */
const AT_ONCE = 500;

/** Deletes the files and queries of exports that were made long enough ago, and of accounts that were removed; who took out what, and when, stays. */
export const clearExports = defineJob({
  name: 'exports.clear',
  schema: z.object({}),
  cron: { expression: '41 * * * *', zone: 'UTC' },
  async work({ database, now, signal }) {
    const before = new Date(now.getTime() - EXPORT_HOURS * 3_600_000);
    while (!signal.aborted && (await database.transaction((db) => clearSome(db, before, now)))) continue;
  },
});

/** Clears some of them; tells whether there may be more. */
async function clearSome(db: Db, before: Date, now: Date): Promise<boolean> {
  const old = await oldExports(db, before);
  if (old.length === 0) return false;
  await db.updateTable('export').set({ query: null }).where('id', 'in', old).execute();
  await letGoOfFiles(db, exportSubject(0).noun, old, now);
  return old.length === AT_ONCE;
}

export const oldExports = async (db: Db, before: Date): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    (select id from export where query is not null and created_at < ${before} order by created_at limit ${AT_ONCE})
    union
    (select export.id from export join staff_user on staff_user.id = export.user_id
      where query is not null and removed_at is not null limit ${AT_ONCE})
    limit ${AT_ONCE}`.execute(db);
  return rows.map(({ id }) => id);
};
