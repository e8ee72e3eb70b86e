import type { DocumentKind, PhotoKind } from '@portal/domain/applications/form.ts';
import '../applications/applications.tables.ts';
import { storeFileRow, type ReceivedFile } from '../platform/files/receiveFile.ts';
import type { Db } from '../platform/database/tables.ts';

export type FilePlace = { type: 'photo'; kind: PhotoKind } | { type: 'document'; kind: DocumentKind };

/** Puts a received file in its place of the form, in place of the one before. */
export async function attachFile(db: Db, applicationId: number, place: FilePlace, file: ReceivedFile): Promise<void> {
  const row = { application_id: applicationId, file_id: await storeFileRow(db, file), name: file.name };
  const taken = { file_id: row.file_id, name: row.name };
  if (place.type === 'photo') {
    await db
      .insertInto('application_photo')
      .values({ ...row, kind: place.kind })
      .onConflict((conflict) => conflict.columns(['application_id', 'kind']).doUpdateSet(taken))
      .execute();
    return;
  }
  await db
    .insertInto('application_document')
    .values({ ...row, kind: place.kind })
    .onConflict((conflict) => conflict.columns(['application_id', 'kind']).doUpdateSet(taken))
    .execute();
}
