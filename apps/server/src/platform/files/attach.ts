import { sql } from 'kysely';
import type { Db } from '../database/tables.ts';
import './attachments.ts';
import type { Subject } from './fileOwner.ts';
import type { ReceivedFile } from './receiveFile.ts';

/** What a file is to the record that it hangs on. */
export interface FilePlace {
  /** In the noun's own words. */
  kind: string;
  /** Of several of the kind: which; without it the kind holds one file. */
  place?: number;
}

/** Hangs a received file on a record, in the place of the one before. Without `userId` nobody of the staff did it. */
export async function attach(
  db: Db,
  subject: Subject,
  { kind, place = 0 }: FilePlace,
  file: ReceivedFile,
  { userId = null, now }: { userId?: number | null; now: Date },
): Promise<void> {
  await sql`
    with before as (
      select file_id from attachment
      where noun = ${subject.noun} and subject_id = ${subject.id} and kind = ${kind} and place = ${place}
    ), let_go as (
      update stored_file set kept_until = ${now}
      where id in (select file_id from before) and id <> ${file.fileId}
    )
    insert into attachment (noun, subject_id, kind, place, file_id, name, user_id, at)
    values (${subject.noun}, ${subject.id}, ${kind}, ${place}, ${file.fileId}, ${file.name}, ${userId}, ${now})
    on conflict (noun, subject_id, kind, place) do update
      set file_id = excluded.file_id, name = excluded.name, user_id = excluded.user_id, at = excluded.at`.execute(db);
}
