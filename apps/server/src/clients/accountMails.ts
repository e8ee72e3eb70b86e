import { CONFIRM_HOURS, RESET_HOURS } from '@portal/domain/clients/tokens.ts';
import type { Language } from '@portal/domain/languages.ts';
import { takeMailOrder } from '../outbox/accountMailOrder.ts';
import { writeMail, type MailContext } from '../outbox/writeMail.ts';
import { endAccountTokens, issueAccountToken } from '../sessions/accountToken.ts';
import '../sessions/sessions.tables.ts';

interface Recipient {
  id: number;
  email: string;
  language: Language;
}

/** Writes the mail that fits why it was ordered and how the account stands by now. An unknown address gets none. */
export async function writeOrderedMail(context: MailContext, order: number): Promise<void> {
  const taken = await takeMailOrder(context, 'client', order);
  if (!taken) return;
  const account = await context.db
    .selectFrom('client_account')
    .select(['id', 'email', 'language', 'status', 'password_hash', 'registration_hash'])
    .where('id', '=', taken.accountId)
    .executeTakeFirst();
  if (!account) return;
  if (taken.reason === 'RESET_ASKED') return mailPasswordLink(context, account, 'passwordReset');
  if (taken.reason === 'REGISTERED_AGAIN') return mailKnownAddress(context, account, account.status === 'PENDING');
  if (taken.reason === 'ACTIVATION_ASKED') {
    if (account.status === 'PENDING') await mailActivation(context, account);
    return;
  }
  // Registered again meanwhile: that order tells the owner, and this link would confirm the older password.
  if (account.registration_hash === account.password_hash) await mailConfirmation(context, account);
}

interface Waiting extends Recipient {
  password_hash: string;
  registration_hash: string | null;
}

/**
 * The link by which the owner of a pending account makes it active: earlier ones end. Where others registered the address
 * too, nobody knows whose the password is, so the owner chooses one.
 */
export async function mailActivation(
  context: MailContext,
  account: Waiting,
  template: 'accountConfirmation' | 'reminderActivation' = 'accountConfirmation',
): Promise<void> {
  if (account.registration_hash !== account.password_hash) return mailKnownAddress(context, account, true);
  await endAccountTokens(context, { realm: 'client', accountId: account.id }, 'CONFIRM');
  await mailConfirmation(context, account, template);
}

/** The link that confirms a new account. */
async function mailConfirmation(
  context: MailContext,
  { id, email, language }: Recipient,
  template: 'accountConfirmation' | 'reminderActivation' = 'accountConfirmation',
): Promise<void> {
  const token = await issueAccountToken(context, { realm: 'client', accountId: id }, 'CONFIRM', CONFIRM_HOURS);
  await writeMail(context, {
    to: email,
    language,
    template,
    params: { hours: CONFIRM_HOURS },
    links: [`${context.services.settings.clientUrl}/confirm/${token}`],
  });
}

/**
 * Tells the owner of an address that somebody registered it again. Where it was never confirmed, the links of before
 * end and the owner chooses the password anew: a stranger who registered first must not have chosen it for them.
 */
async function mailKnownAddress(context: MailContext, account: Recipient, unconfirmed: boolean): Promise<void> {
  if (unconfirmed) await endAccountTokens(context, { realm: 'client', accountId: account.id });
  await mailPasswordLink(context, account, unconfirmed ? 'accountUnconfirmed' : 'accountKnown');
}

/** The link that sets a new password, in the mail that fits why it is sent. */
async function mailPasswordLink(
  context: MailContext,
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
