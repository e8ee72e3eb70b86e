import type { intakeEndpoints } from '@portal/contract/intake.ts';
import { fieldTarget } from '@portal/domain/applications/form.ts';
import { receiveFile, type ReceivedFile } from '../platform/files/receiveFile.ts';
import type { ClientContext } from '../platform/http/context.ts';
import type { InputOf } from '../platform/http/inputOf.ts';
import { notFound } from '../platform/http/refusal.ts';
import '../applications/applications.tables.ts';

/**
 * Outside the transaction: where the correction asks for a file, it is judged and its bytes are stored. Another client's is
 * not found; whether it belongs to this application is the act's to say.
 */
export async function prepareAnswer(
  { services, actor }: Omit<ClientContext, 'db'>,
  { params, file }: InputOf<typeof intakeEndpoints.answerCorrection>,
): Promise<ReceivedFile | undefined> {
  const correction = await services.database.read((db) =>
    db
      .selectFrom('correction')
      .innerJoin('application', 'application.id', 'correction.application_id')
      .select('correction.field_key')
      .where('correction.id', '=', params.correction)
      .where('application.client_account_id', '=', actor.accountId)
      .executeTakeFirst(),
  );
  const target = correction && fieldTarget(correction.field_key);
  if (!target) throw notFound();
  return target.type === 'field' ? undefined : receiveFile(services, target.type, file);
}
