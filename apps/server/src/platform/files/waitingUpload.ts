import { randomUUID } from 'node:crypto';
import type { StaffContext } from '../http/context.ts';
import { refusal } from '../http/refusal.ts';
import type { FilePlace } from './attach.ts';
import './attachments.ts';
import type { Subject } from './fileOwner.ts';
import type { ReceivedFile } from './receiveFile.ts';

/** Keeps a file for the act that will name it; only its uploader can use it, on this record, once. */
export async function keepUpload(
  { db, actor, now }: StaffContext,
  subject: Subject,
  { fileId, name }: ReceivedFile,
): Promise<{ upload: string; name: string }> {
  const upload = randomUUID();
  await db
    .insertInto('attachment')
    .values({
      noun: subject.noun,
      subject_id: subject.id,
      kind: null,
      file_id: fileId,
      name,
      user_id: actor.userId,
      at: now,
      upload,
    })
    .execute();
  return { upload, name };
}

/**
 * Takes the upload that an act names for good, if it names one. One that is not there is `field.upload`, told at the
 * field of the body that named it.
 */
export async function takeUpload(
  { db, actor, now }: StaffContext,
  subject: Subject,
  { kind, place = 0 }: FilePlace,
  { upload, field }: { upload: string | undefined; field: string },
): Promise<void> {
  if (upload === undefined) return;
  const taken = await db
    .updateTable('attachment')
    .set({ kind, place, upload: null, at: now })
    .where('upload', '=', upload)
    .where('noun', '=', subject.noun)
    .where('subject_id', '=', subject.id)
    .where('user_id', '=', actor.userId)
    .executeTakeFirst();
  if (taken.numUpdatedRows === 0n)
    throw refusal('field.upload', undefined, { fields: { [field]: { code: 'field.upload' } } });
}
