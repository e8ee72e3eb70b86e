import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Database } from '../database/database.ts';
import type { Db } from '../database/tables.ts';
import { defineJob } from '../jobs/defineJob.ts';
import './attachments.ts';
import type { FileStore } from './store/fileStore.ts';
import { mayRemoveFiles } from './keptWhileBackedUp.ts';
import { removeBytes } from './storedFile.ts';

const WAITING_MS = 24 * 3_600_000;
/** Of one run; the next one goes on. */
const MOST = 5000;

/**
 * Forgets uploads that no act took within a day, and removes the files that nothing names any more: those, what was
 * replaced or erased, and what was refused after it had been received.
 */
export const clearFiles = defineJob({
  name: 'files.clear',
  schema: z.object({}),
  cron: { expression: '37 * * * *', zone: 'UTC' },
  async work({ database, files, now, signal }) {
    await database.transaction((db) => forgetWaiting(db, now));
    for (const id of await database.read((db) => listUnkept(db, now))) {
      signal.throwIfAborted();
      await removeUnnamed(database, files, id, now);
    }
  },
});

export async function forgetWaiting(db: Db, now: Date): Promise<void> {
  const old = new Date(now.getTime() - WAITING_MS);
  await sql`
    with gone as (delete from attachment where upload is not null and at < ${old} returning file_id)
    update stored_file set kept_until = ${now} where id in (select file_id from gone)`.execute(db);
}

/** Files to be looked at: what nobody touched since it was attached is not among them. */
export async function listUnkept(db: Db, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('stored_file')
    .select('id')
    .where('kept_until', '<=', now)
    .orderBy('kept_until')
    .limit(MOST)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * The row is locked until the bytes are gone: who uploads the same at this moment waits, and then stores them anew. Where the
 * transaction fails after that, nothing names the row, and the next upload or the next run does its part again.
 */
async function removeUnnamed(database: Database, files: FileStore, id: number, now: Date): Promise<void> {
  await database.transaction(async (db) => {
    // The next run finds it again.
    if (!(await mayRemoveFiles(db))) return;
    const locked = await db
      .selectFrom('stored_file')
      .select('id')
      .where('id', '=', id)
      .where('kept_until', '<=', now)
      .forUpdate()
      .executeTakeFirst();
    if (!locked) return;
    // Asked after the lock was had, by a statement of its own: it sees what was attached while this one waited.
    const removed = await db
      .deleteFrom('stored_file')
      .where('id', '=', id)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('attachment').select('attachment.id').whereRef('file_id', '=', 'stored_file.id'))),
      )
      .returning('digest')
      .executeTakeFirst();
    if (removed) await removeBytes(files, removed.digest);
    else await db.updateTable('stored_file').set({ kept_until: null }).where('id', '=', id).execute();
  });
}
