import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Db } from '../database/tables.ts';
import { defineJob } from '../jobs/defineJob.ts';
import type { FileOwner } from './fileOwner.ts';
import { letGoOfFiles } from './letGo.ts';

/** Attachments looked at by one statement: few enough that nobody waits for it. */
const STEP = 10_000;

/** Lets go of the files of records that are there no more: whoever deleted them forgot to. */
export const clearOrphans = (owners: readonly FileOwner[]) =>
  defineJob({
    name: 'files.clear-orphans',
    schema: z.object({}),
    cron: { expression: '47 3 * * *', zone: 'UTC' },
    async work({ database, now, signal }) {
      const last = await database.read(lastAttachment);
      for (let from = 0; from < last; from += STEP) {
        signal.throwIfAborted();
        for (const owner of owners) {
          const ids = await database.read((db) => listOrphaned(db, owner, from));
          if (ids.length > 0) await database.transaction((db) => letGoOfFiles(db, owner.noun, ids, now));
        }
      }
    },
  });

async function lastAttachment(db: Db): Promise<number> {
  const row = await db.selectFrom('attachment').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst();
  return row?.id ?? 0;
}

/** Ids without a record, among the attachments of a step; what still waits may be for one that comes, and is forgotten by itself. */
export async function listOrphaned(db: Db, { noun, table }: FileOwner, from: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct subject_id as id from attachment
    where attachment.id > ${from} and attachment.id <= ${from + STEP} and noun = ${noun} and upload is null
      and not exists (select from ${sql.table(table)} subject where subject.id = attachment.subject_id)`.execute(db);
  return rows.map(({ id }) => id);
}
