import type { ownClientAccountEndpoints } from '@portal/contract/clients/ownAccount.ts';
import type { PublicContext } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { endAccountTokens, useAccountToken } from '../../sessions/accountToken.ts';
import { endSessions } from '../../sessions/endSessions.ts';
import { forgetFailures } from '../../sessions/loginFailures.ts';
import { hashPassword } from '../../sessions/passwords.ts';

type Input = InputOf<typeof ownClientAccountEndpoints.setPassword>;

export const prepareNewPassword = (_context: Omit<PublicContext, 'db'>, { body }: Input): Promise<string> =>
  hashPassword(body.password);

/**
 * Sets the password by the mailed token and ends every session and every other link. Who has the mail has the
 * address: an account not confirmed yet is confirmed, and a lock by failed passwords ends. Wrong, used or expired:
 * `login.tokenUsed`.
 */
export async function setPassword(context: PublicContext, { body }: Input, passwordHash: string): Promise<null> {
  const { db } = context;
  const { accountId } = await useAccountToken(context, 'client', 'RESET', body.token);
  const { email } = await db
    .updateTable('client_account')
    .set({ password_hash: passwordHash, registration_hash: null })
    .where('id', '=', accountId)
    .returning('email')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('client_account')
    .set({ status: 'ACTIVE', confirmed_at: context.now })
    .where('id', '=', accountId)
    .where('status', '=', 'PENDING')
    .execute();
  await endAccountTokens(context, { realm: 'client', accountId });
  await forgetFailures(context, 'client', email);
  await endSessions(context, { realm: 'client', accountId });
  return null;
}
