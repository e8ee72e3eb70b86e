import type { Language } from '@portal/domain/languages.ts';
import type { UserStatus } from '@portal/domain/users/accounts.ts';
import { writeMail, type MailContext } from '../mails/writeMail.ts';
import { endAccountTokens } from '../sessions/accountToken.ts';
import { inviteUser } from './inviteUser.ts';

interface Account {
  id: number;
  email: string;
  language: Language;
  status: UserStatus;
  password_hash: string | null;
}

/**
 * After an account got another address: links mailed to the one of before end; who was invited is invited anew, who has
 * signed in with it is told at both addresses.
 */
export async function tellNewAddress(context: MailContext, account: Account, before: string): Promise<void> {
  const { id, email, language, status, password_hash } = account;
  await endAccountTokens(context, { realm: 'staff', accountId: id });
  if (status === 'PENDING') return inviteUser(context, account);
  if (password_hash === null) return;
  await writeMail(context, { to: before, language, template: 'staffEmailChanged', params: { email } });
  await writeMail(context, { to: email, language, template: 'staffEmailGiven', params: {} });
}
