import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../database/tables.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { clearFiles } from './clearFiles.ts';
import type { FileOwner, Subject } from './fileOwner.ts';

/** Takes all files from records of a noun, as their erasure or deletion does; those that nothing else names are removed at once. */
export async function letGoOfFiles(db: Db, noun: string, ids: readonly number[], now: Date): Promise<void> {
  await letGoWhere(db, sql`noun = ${noun} and subject_id = any(${ids}::bigint[])`, now);
}

/**
 * The same of all records whose files tell of many, whenever anything is erased. What is being made is locked until the
 * erasure is over, so that it is either finished before and goes, or read anew after it.
 */
export async function letGoOfMany(db: Db, owners: readonly FileOwner[], now: Date): Promise<void> {
  for (const { noun, ofMany } of owners) {
    if (!ofMany) continue;
    await ofMany.makeAnew(db);
    await letGoWhere(db, sql`noun = ${noun}`, now);
  }
}

/** The same of one record, by the places that a kind has there; without places all of the kind. */
export const letGoOfPlaces = (
  db: Db,
  { noun, id }: Subject,
  { kind, places }: { kind: string; places?: readonly number[] },
  now: Date,
): Promise<void> =>
  letGoWhere(
    db,
    sql`noun = ${noun} and subject_id = ${id} and kind = ${kind} and ${places ? sql`place = any(${places}::int[])` : sql`true`}`,
    now,
  );

async function letGoWhere(db: Db, fits: RawBuilder<unknown>, now: Date): Promise<void> {
  await sql`
    with gone as (
      delete from attachment where ${fits} returning file_id
    )
    update stored_file set kept_until = ${now} where id in (select file_id from gone)`.execute(db);
  await enqueue(db, clearFiles, {});
}
