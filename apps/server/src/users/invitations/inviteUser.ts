import type { Language } from '@portal/domain/languages.ts';
import { INVITATION_HOURS } from '@portal/domain/users/accounts.ts';
import { writeMail, type MailContext } from '../../outbox/writeMail.ts';
import { endAccountTokens, issueAccountToken } from '../../sessions/accountToken.ts';

/** Mails a staff account that waits for its first password the link to set it; earlier ones end. */
export async function inviteUser(
  context: MailContext,
  { id, email, language }: { id: number; email: string; language: Language },
): Promise<void> {
  const account = { realm: 'staff', accountId: id } as const;
  await endAccountTokens(context, account, 'WELCOME');
  const token = await issueAccountToken(context, account, 'WELCOME', INVITATION_HOURS);
  await writeMail(context, {
    to: email,
    language,
    template: 'staffInvitation',
    params: { days: INVITATION_HOURS / 24 },
    links: [`${context.services.settings.publicUrl}/login/welcome/${token}`],
  });
}
