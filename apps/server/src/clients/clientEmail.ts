import type { Selectable } from 'kysely';
import { CLIENT_EMAIL_HOURS } from '@portal/domain/clients/accounts.ts';
import type { Db } from '../platform/database/tables.ts';
import { writeMail, type MailContext } from '../outbox/writeMail.ts';
import { endAccountTokens, issueAccountToken } from '../sessions/accountToken.ts';
import type { ClientAccountTable } from '../sessions/sessions.tables.ts';

/** Whether another client account has the address (as `comparableEmail` writes it). */
export async function isClientEmailTaken(db: Db, email: string, accountId: number): Promise<boolean> {
  const other = await db
    .selectFrom('client_account')
    .select('id')
    .where('email', '=', email)
    .where('id', '!=', accountId)
    .executeTakeFirst();
  return other !== undefined;
}

/**
 * Mails a link to another address, and to the present one that it was asked for; until the link is followed nothing
 * changes, and an earlier one ends.
 */
export async function askClientEmail(
  context: MailContext,
  { id, email: present, language }: Pick<Selectable<ClientAccountTable>, 'id' | 'email' | 'language'>,
  email: string,
): Promise<void> {
  const account = { realm: 'client', accountId: id } as const;
  await endAccountTokens(context, account, 'EMAIL');
  const token = await issueAccountToken(context, account, 'EMAIL', CLIENT_EMAIL_HOURS, email);
  await writeMail(context, {
    to: email,
    language,
    template: 'clientEmailChange',
    params: { hours: CLIENT_EMAIL_HOURS },
    links: [`${context.services.settings.clientUrl}/email/${token}`],
  });
  await writeMail(context, {
    to: present,
    language,
    template: 'clientEmailChangeAsked',
    params: { email, hours: CLIENT_EMAIL_HOURS },
  });
}
