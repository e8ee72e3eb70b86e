import { CONFIRM_HOURS, RESET_HOURS } from '@portal/domain/clients/tokens.ts';
import type { Language } from '@portal/domain/languages.ts';
import { writeMail } from '../mails/writeMail.ts';
import type { PublicContext } from '../platform/http/context.ts';
import { endAccountTokens, issueAccountToken } from '../sessions/accountToken.ts';
import '../sessions/sessions.tables.ts';

interface Recipient {
  id: number;
  email: string;
  language: Language;
}

/** The link that confirms a new account. */
export async function mailConfirmation(context: PublicContext, { id, email, language }: Recipient): Promise<void> {
  const token = await issueAccountToken(context, { realm: 'client', accountId: id }, 'CONFIRM', CONFIRM_HOURS);
  await writeMail(context, {
    to: email,
    language,
    template: 'accountConfirmation',
    params: { hours: CONFIRM_HOURS },
    links: [`${context.services.settings.clientUrl}/confirm/${token}`],
  });
}

/** The link that sets a new password, in the mail that fits why it is sent. */
export async function mailPasswordLink(
  context: PublicContext,
  { id, email, language }: Recipient,
  template: 'passwordReset' | 'accountKnown' | 'accountUnconfirmed',
): Promise<void> {
  const token = await issueAccountToken(context, { realm: 'client', accountId: id }, 'RESET', RESET_HOURS);
  await writeMail(context, {
    to: email,
    language,
    template,
    params: { hours: RESET_HOURS },
    links: [`${context.services.settings.clientUrl}/password/${token}`],
  });
}

/**
 * Tells the owner of an address that somebody registered it again. Where it was never confirmed, the links of before
 * end and the owner chooses the password anew: a stranger who registered first must not have chosen it for them.
 */
export async function mailKnownAddress(context: PublicContext, email: string): Promise<void> {
  const account = await context.db
    .selectFrom('client_account')
    .select(['id', 'email', 'language', 'status'])
    .where('email', '=', email)
    .executeTakeFirst();
  if (!account) return;
  if (account.status === 'PENDING') await endAccountTokens(context, { realm: 'client', accountId: account.id });
  await mailPasswordLink(context, account, account.status === 'PENDING' ? 'accountUnconfirmed' : 'accountKnown');
}
