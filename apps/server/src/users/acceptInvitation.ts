import { sql } from 'kysely';
import type { accountEndpoints } from '@portal/contract/accounts.ts';
import { whyNotSame } from '@portal/domain/users/accounts.ts';
import type { PublicContext } from '../platform/http/context.ts';
import { refusal, refuseFields } from '../platform/http/refusal.ts';
import type { InputOf } from '../platform/http/inputOf.ts';
import { endAccountTokens, useAccountToken } from '../sessions/accountToken.ts';
import { forgetFailures } from '../sessions/loginFailures.ts';
import { hashPassword } from '../sessions/passwords.ts';

type Input = InputOf<typeof accountEndpoints.acceptInvitation>;

/** The slow hash, outside the transaction. Refusal: `field.match`. */
export async function prepareInvited(
  _context: Omit<PublicContext, 'db'>,
  { body: { password, confirmPassword } }: Input,
): Promise<string> {
  refuseFields({ confirmPassword: whyNotSame(password, confirmPassword) });
  return hashPassword(password);
}

/**
 * Registers the invited user by the mailed token, once: the password is set, the account active, other links and a lock
 * end. Unknown, used or expired, or an account that was deactivated or removed meanwhile: `login.tokenUsed`.
 */
export async function acceptInvitation(context: PublicContext, { body }: Input, passwordHash: string): Promise<null> {
  const { accountId } = await useAccountToken(context, 'staff', 'WELCOME', body.token);
  const user = await context.db
    .updateTable('staff_user')
    .set({ password_hash: passwordHash, status: 'ACTIVE', version: sql`version + 1` })
    .where('id', '=', accountId)
    .where('status', '=', 'PENDING')
    .where('removed_at', 'is', null)
    .returning('email')
    .executeTakeFirst();
  if (!user) throw refusal('login.tokenUsed');
  await endAccountTokens(context, { realm: 'staff', accountId });
  await forgetFailures(context, 'staff', user.email);
  return null;
}
