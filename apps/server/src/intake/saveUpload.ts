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
  saveUploads(context, params.id, [[photoKey(query.of), file]]);

export const saveDocument = (context: ClientContext, { params }: DocumentInput, file: ReceivedFile): Promise<number> =>
  saveUploads(context, params.id, [[documentKey(params.kind), file]]);

/** Several by the keys of their places, each as if it came alone. */
export async function saveUploads(
  context: ClientContext,
  id: number,
  uploads: readonly (readonly [key: string, file: ReceivedFile])[],
): Promise<number> {
  await lockForm(context, id);
  for (const [kind, file] of uploads) await attach(context.db, applicationSubject(id), { kind }, file, context);
  await keepFormState(context, id);
  return id;
}
