import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { ClientContext, StaffContext } from '../http/context.ts';
import { whyNotUpload, type UPLOADS } from '@portal/domain/fields/files.ts';
import { notFound, refusalAt, refuseFields } from '../http/refusal.ts';
import type { FilePlace } from './attach.ts';
import './attachments.ts';
import type { Subject } from './fileOwner.ts';
import type { ReceivedFile } from './receiveFile.ts';

/** Nobody of the staff where a client sent it, who has no record but their own. */
const uploaderOf = ({ actor }: StaffContext | ClientContext): number | null =>
  actor.realm === 'staff' ? actor.userId : null;

/** Keeps a file for the act that will name it; only its uploader can use it, on this record, once. */
export async function keepUpload(
  context: StaffContext | ClientContext,
  subject: Subject,
  { fileId, name }: ReceivedFile,
): Promise<string> {
  const { db, now } = context;
  const upload = randomUUID();
  await db
    .insertInto('attachment')
    .values({
      noun: subject.noun,
      subject_id: subject.id,
      kind: null,
      file_id: fileId,
      name,
      user_id: uploaderOf(context),
      at: now,
      upload,
    })
    .execute();
  return upload;
}

/** What is told of it: the key of a repeated call keeps ids alone. */
export async function answerUpload({ db }: StaffContext | ClientContext, upload: string) {
  const kept = await db.selectFrom('attachment').select('name').where('upload', '=', upload).executeTakeFirst();
  if (!kept) throw notFound();
  return { upload, name: kept.name };
}

/** What an act takes: which upload, where its body names it, and how it differs from the record that it was sent for. */
interface Taking {
  upload: string | undefined;
  field: string;
  /** The record that it waits on, where it is to hang on another, which was not there yet. */
  from?: Subject;
  /** What may be uploaded, where not all that could wait will do. */
  as?: keyof typeof UPLOADS;
}

/**
 * Takes the upload that an act names for good, if it names one. One that is not there is `field.upload`, one that is not
 * of the kind asked for what `whyNotUpload` says; told at the field of the body that named it.
 */
export async function takeUpload(
  context: StaffContext | ClientContext,
  subject: Subject,
  { kind, place = 0 }: FilePlace,
  { upload, field, from = subject, as }: Taking,
): Promise<void> {
  if (upload === undefined) return;
  const { db, now } = context;
  const taken = await db
    .updateTable('attachment')
    .from('stored_file')
    .set({ noun: subject.noun, subject_id: subject.id, kind, place, upload: null, at: now })
    .whereRef('stored_file.id', '=', 'attachment.file_id')
    .where('upload', '=', upload)
    .where('noun', '=', from.noun)
    .where('subject_id', '=', from.id)
    .where(sql<boolean>`user_id is not distinct from ${uploaderOf(context)}::bigint`)
    .returning(['media_type', 'stored_file.bytes', 'width', 'height'])
    .executeTakeFirst();
  if (!taken) throw refusalAt(field, 'field.upload');
  if (as === undefined) return;
  const { media_type: mediaType, bytes, width, height } = taken;
  const facts = { mediaType, bytes, width: width ?? undefined, height: height ?? undefined };
  refuseFields({ [field]: whyNotUpload(as, facts) });
}
