import type { applicationEndpoints } from '@portal/contract/applications/acts.ts';
import { receiveFile, storeFileRow, type ReceivedFile } from '../../platform/files/receiveFile.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import { refusal } from '../../platform/http/refusal.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { lockApplication } from '../lockApplication.ts';

type Input = InputOf<typeof applicationEndpoints.uploadFile>;

export const prepareUpload = ({ services }: Omit<StaffContext, 'db'>, { file }: Input): Promise<ReceivedFile> =>
  receiveFile(services, 'exoneration', file);

/** Keeps a file for the act that will name it; only its uploader can use it, on this application, once. */
export async function stageUpload(context: StaffContext, { params }: Input, file: ReceivedFile) {
  const { id } = await lockApplication(context, params.id);
  const fileId = await storeFileRow(context.db, file);
  const row = await context.db
    .insertInto('staged_upload')
    .values({
      application_id: id,
      user_id: context.actor.userId,
      file_id: fileId,
      name: file.name,
      created_at: context.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { upload: row.id, name: file.name };
}

/**
 * Takes a staged upload for good: the columns of the row that keeps it. One that is not there is `field.upload`, told at
 * the field that named it.
 */
export async function takeUpload(
  { db, actor }: StaffContext,
  applicationId: number,
  upload: string | undefined,
  field = 'document',
) {
  if (upload === undefined) return { file_id: null, file_name: null };
  const row = await db
    .deleteFrom('staged_upload')
    .where('id', '=', upload)
    .where('application_id', '=', applicationId)
    .where('user_id', '=', actor.userId)
    .returning(['file_id', 'name'])
    .executeTakeFirst();
  if (!row) throw refusal('field.upload', undefined, { fields: { [field]: { code: 'field.upload' } } });
  return { file_id: row.file_id, file_name: row.name };
}
