import type { intakeEndpoints } from '@portal/contract/intake.ts';
import { documentKey, photoKey } from '@portal/domain/applications/form.ts';
import { applicationSubject } from '../applications/files/applicationFiles.ts';
import { attach } from '../platform/files/attach.ts';
import { receiveFile, type ReceivedFile } from '../platform/files/receiveFile.ts';
import type { ClientContext } from '../platform/http/context.ts';
import type { InputOf } from '../platform/http/inputOf.ts';
import { keepFormState } from './formFacts.ts';
import { lockForm } from './lockUnfinished.ts';

type PhotoInput = InputOf<typeof intakeEndpoints.savePhoto>;
type DocumentInput = InputOf<typeof intakeEndpoints.saveDocument>;

/** Outside the transaction: the file is judged by its content and its bytes are stored. */
export const prepareFile =
  (kind: 'photo' | 'document') =>
  ({ services }: Omit<ClientContext, 'db'>, { file }: PhotoInput | DocumentInput): Promise<ReceivedFile> =>
    receiveFile(services, kind, file);

export const savePhoto = (context: ClientContext, { params, query }: PhotoInput, file: ReceivedFile): Promise<number> =>
  saveUpload(context, params.id, photoKey(query.of), file);

export const saveDocument = (context: ClientContext, { params }: DocumentInput, file: ReceivedFile): Promise<number> =>
  saveUpload(context, params.id, documentKey(params.kind), file);

async function saveUpload(context: ClientContext, id: number, kind: string, file: ReceivedFile): Promise<number> {
  await lockForm(context, id);
  await attach(context.db, applicationSubject(id), { kind }, file, context);
  await keepFormState(context, id);
  return id;
}
