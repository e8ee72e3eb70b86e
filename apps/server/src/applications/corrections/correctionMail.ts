import type { StaffContext } from '../../platform/http/context.ts';
import { fieldList } from '../../outbox/fieldList.ts';
import { writeMail } from '../../outbox/writeMail.ts';
import type { ApplicationRow } from '../applicationRow.ts';

/** Tells the applicant which fields are open to them again, in their language. */
export async function writeCorrectionMail(
  context: StaffContext,
  row: ApplicationRow,
  template: 'correctionsAsked' | 'correctionsAskedAgain',
  fields: readonly string[],
  message: string,
): Promise<void> {
  const account = await context.db
    .selectFrom('client_account')
    .select(['email', 'language'])
    .where('id', '=', row.client_account_id)
    .executeTakeFirstOrThrow();
  await writeMail(context, {
    to: account.email,
    language: account.language,
    template,
    params: { caseNumber: row.case_number ?? '', fields: fieldList(account.language, fields), message },
    links: [`${context.services.settings.clientUrl}/request/${row.id}/corrections`],
  });
}
