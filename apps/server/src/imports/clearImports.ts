import { sql } from 'kysely';
import * as z from 'zod/mini';
import { IMPORT_DAYS } from '@portal/domain/imports/imports.ts';
import type { Db } from '../platform/database/tables.ts';
import { defineJob } from '../platform/jobs/defineJob.ts';
import './imports.tables.ts';

const DAY_MS = 24 * 3_600_000;

/** Empties what stood in files that were brought in long ago; how many rows became what stays. */
export const clearImports = defineJob({
  name: 'imports.clear',
  schema: z.object({}),
  // At night in the Americas.
  cron: { expression: '23 8 * * *', zone: 'UTC' },
  async work({ database, now, signal }) {
    const before = new Date(now.getTime() - IMPORT_DAYS * DAY_MS);
    while (!signal.aborted && (await database.transaction((db) => clearOne(db, before, now)))) continue;
  },
});

/** Clears one of them; tells whether there was one. */
async function clearOne(db: Db, before: Date, now: Date): Promise<boolean> {
  const batch = await db
    .selectFrom('import_batch')
    .select('id')
    .where('cleared_at', 'is', null)
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  if (!batch) return false;
  await sql`
    update import_row set cells = null, same_by = null, key = null, problems = null, before = null
    where batch_id = ${batch.id}`.execute(db);
  await sql`
    update import_batch set name = null, titles = '[]', mapping = '{}', cleared_at = ${now}::timestamptz, version = version + 1
    where id = ${batch.id}`.execute(db);
  return true;
}
