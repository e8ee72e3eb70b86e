import { buffer } from 'node:stream/consumers';
import { sql, type RawBuilder } from 'kysely';
import { offeredName } from '@portal/domain/fields/files.ts';
import type { Database } from '../platform/database/database.ts';
import type { Attachment } from '../platform/files/attachments.ts';
import type { FileStore } from '../platform/files/store/fileStore.ts';
import { storedName } from '../platform/files/storedFile.ts';
import type { AttachedFile } from '../platform/mail/openMailer.ts';

/** The files that go with mails, as a statement reads them beside its mails. */
export const attachedTo = (mails: readonly number[]): RawBuilder<Attachment & { mail: number }> => sql`
  select mail.id as mail, attachment.id, kind, place, file_id, name, media_type, stored_file.bytes, attachment.at
  from mail join attachment on attachment.id = mail.attachment_id join stored_file on stored_file.id = file_id
  where mail.id = any(${mails}::bigint[])`;

/**
 * The file that goes with a mail, whole, as the file store has it at every try. Nothing where it was taken away since the mail was
 * written; fails where the store has lost it.
 */
export async function readAttached(
  { database, files }: { database: Database; files: FileStore },
  attachment: number,
): Promise<AttachedFile | undefined> {
  const row = await database.read((db) =>
    db
      .selectFrom('attachment')
      .innerJoin('stored_file', 'stored_file.id', 'file_id')
      .select(['name', 'digest', 'media_type'])
      .where('attachment.id', '=', attachment)
      .executeTakeFirst(),
  );
  if (!row) return undefined;
  const stored = await files.read(storedName(row));
  if (!stored) throw new Error('The file of a mail is not in the store.');
  return {
    name: offeredName(row.name, row.media_type),
    mediaType: row.media_type,
    bytes: await buffer(stored.stream),
  };
}
