import type { applicationEndpoints } from '@portal/contract/applications/acts.ts';
import { reachOf } from '@portal/domain/access/reach.ts';
import { receiveFile, type ReceivedFile } from '../../platform/files/receiveFile.ts';
import { keepUpload } from '../../platform/files/waitingUpload.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { placeCondition } from '../../access/reachCondition.ts';
import { applicationSubject } from './applicationFiles.ts';
import { lockApplication } from '../lockApplication.ts';

type Input = InputOf<typeof applicationEndpoints.uploadFile>;

/** Nothing is kept of a file for what the actor does not see: `http.notFound` before it is looked at. */
export async function prepareUpload(
  { services, actor }: Omit<StaffContext, 'db'>,
  { params, file, query }: Input,
): Promise<ReceivedFile> {
  const found = await services.database.read((db) =>
    db
      .selectFrom('application')
      .select('id')
      .where('id', '=', params.id)
      .where(placeCondition(reachOf(actor)))
      .executeTakeFirst(),
  );
  if (!found) throw notFound();
  return receiveFile(services, query.for, file);
}

/** Keeps a document for the act upon this application that will name it. */
export async function uploadFile(context: StaffContext, { params }: Input, file: ReceivedFile) {
  const { id } = await lockApplication(context, params.id);
  return keepUpload(context, applicationSubject(id), file);
}
