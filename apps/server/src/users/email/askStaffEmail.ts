import { EMAIL_CHANGE_HOURS } from '@portal/domain/users/accounts.ts';
import type { Language } from '@portal/domain/languages.ts';
import type { BulkContext } from '../../bulk/defineBulk.ts';
import { record } from '../../history/record.ts';
import { writeMail } from '../../outbox/writeMail.ts';
import { endAccountTokens, issueAccountToken } from '../../sessions/accountToken.ts';

/**
 * Mails a link to another address of an account, and to the present one that it was asked for; until the link is
 * followed nothing changes, and an earlier one ends.
 */
export async function askStaffEmail(
  context: BulkContext,
  { id, email: present, language }: { id: number; email: string; language: Language },
  email: string,
): Promise<void> {
  await record(context, { noun: 'users', id, kind: 'emailAsked' });
  const account = { realm: 'staff', accountId: id } as const;
  await endAccountTokens(context, account, 'EMAIL');
  const token = await issueAccountToken(context, account, 'EMAIL', EMAIL_CHANGE_HOURS, email);
  await writeMail(context, {
    to: email,
    language,
    template: 'staffEmailChange',
    params: { hours: EMAIL_CHANGE_HOURS },
    links: [`${context.services.settings.publicUrl}/login/confirmEmail?token=${token}`],
  });
  await writeMail(context, {
    to: present,
    language,
    template: 'staffEmailChangeAsked',
    params: { email, hours: EMAIL_CHANGE_HOURS },
  });
}
