import { STAFF_RESET_HOURS } from '@portal/domain/users/accounts.ts';
import { takeMailOrder } from '../../outbox/accountMailOrder.ts';
import { writeMail, type MailContext } from '../../outbox/writeMail.ts';
import { issueAccountToken } from '../../sessions/accountToken.ts';
import { inviteUser } from '../invitations/inviteUser.ts';

/**
 * Writes what somebody who asks for a new password gets: the link to set it, or the invitation again where none was set
 * yet. An account that is deactivated or removed gets nothing.
 */
export async function writeResetMail(context: MailContext, order: number): Promise<void> {
  const taken = await takeMailOrder(context, 'staff', order);
  if (!taken) return;
  const user = await context.db
    .selectFrom('staff_user')
    .select(['id', 'email', 'language', 'status'])
    .where('id', '=', taken.accountId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (!user || user.status === 'INACTIVE') return;
  if (user.status === 'PENDING') return inviteUser(context, user);
  const token = await issueAccountToken(context, { realm: 'staff', accountId: user.id }, 'RESET', STAFF_RESET_HOURS);
  await writeMail(context, {
    to: user.email,
    language: user.language,
    template: 'staffPasswordReset',
    params: { hours: STAFF_RESET_HOURS },
    links: [`${context.services.settings.publicUrl}/login/password/${token}`],
  });
}
