import { sql } from 'kysely';
import type { Db } from '../database/tables.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { clearFiles } from './clearFiles.ts';

/** Takes all files from records of a noun, as their erasure or deletion does; those that nothing else names are removed at once. */
export async function letGoOfFiles(db: Db, noun: string, ids: readonly number[], now: Date): Promise<void> {
  await sql`
    with gone as (
      delete from attachment where noun = ${noun} and subject_id = any(${ids}::bigint[]) returning file_id
    )
    update stored_file set kept_until = ${now} where id in (select file_id from gone)`.execute(db);
  await enqueue(db, clearFiles, {});
}
