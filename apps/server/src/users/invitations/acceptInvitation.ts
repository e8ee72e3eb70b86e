import { sql } from 'kysely';
import type { accountEndpoints } from '@portal/contract/users/accountPages.ts';
import { whyNotTerms } from '@portal/domain/clients/terms.ts';
import { whyNotSame } from '@portal/domain/users/accounts.ts';
import { record } from '../../history/record.ts';
import type { PublicContext } from '../../platform/http/context.ts';
import { refusal, refuseFields } from '../../platform/http/refusal.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { endAccountTokens, useAccountToken } from '../../sessions/accountToken.ts';
import { forgetFailures } from '../../sessions/loginFailures.ts';
import { hashPassword } from '../../sessions/passwords.ts';

type Input = InputOf<typeof accountEndpoints.acceptInvitation>;

/** The slow hash, outside the transaction. Refusals: `field.match`; `terms.version` for other than the present terms. */
export async function prepareInvited(
  _context: Omit<PublicContext, 'db'>,
  { body: { password, confirmPassword, termsVersion } }: Input,
): Promise<string> {
  refuseFields({ confirmPassword: whyNotSame(password, confirmPassword), termsVersion: whyNotTerms(termsVersion) });
  return hashPassword(password);
}

/**
 * Registers the invited user by the mailed token, once: the password is set, the terms are accepted, the account is
 * active, other links and a lock end. Unknown, used or expired, or an account that was deactivated or removed meanwhile: `login.tokenUsed`.
 */
export async function acceptInvitation(context: PublicContext, { body }: Input, passwordHash: string): Promise<null> {
  const { accountId } = await useAccountToken(context, 'staff', 'WELCOME', body.token);
  const user = await context.db
    .updateTable('staff_user')
    .set({
      password_hash: passwordHash,
      status: 'ACTIVE',
      terms_version: body.termsVersion,
      terms_accepted_at: context.now,
      version: sql`version + 1`,
    })
    .where('id', '=', accountId)
    .where('status', '=', 'PENDING')
    .where('removed_at', 'is', null)
    .returning('email')
    .executeTakeFirst();
  if (!user) throw refusal('login.tokenUsed');
  const detail = { termsVersion: body.termsVersion };
  await record(context, { noun: 'users', id: accountId, kind: 'accepted', detail, by: accountId });
  await endAccountTokens(context, { realm: 'staff', accountId });
  await forgetFailures(context, 'staff', user.email);
  return null;
}
