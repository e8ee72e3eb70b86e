import type { applicationEndpoints } from '@portal/contract/applications/acts.ts';
import { receiveFile, type ReceivedFile } from '../../platform/files/receiveFile.ts';
import { keepUpload } from '../../platform/files/waitingUpload.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { applicationSubject } from './applicationFiles.ts';
import { lockApplication } from '../lockApplication.ts';

type Input = InputOf<typeof applicationEndpoints.uploadFile>;

export const prepareUpload = ({ services }: Omit<StaffContext, 'db'>, { file, query }: Input): Promise<ReceivedFile> =>
  receiveFile(services, query.for, file);

/** Keeps a document for the act upon this application that will name it. */
export async function uploadFile(context: StaffContext, { params }: Input, file: ReceivedFile) {
  const { id } = await lockApplication(context, params.id);
  return keepUpload(context, applicationSubject(id), file);
}
