import type { ownClientAccountEndpoints } from '@portal/contract/clients/ownAccount.ts';
import type { PublicContext } from '../../platform/http/context.ts';
import { refusal } from '../../platform/http/refusal.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { useAccountToken } from '../../sessions/accountToken.ts';

/**
 * Confirms the address by the mailed token, once. Wrong, used or expired, or the address was registered again since:
 * `login.tokenUsed`.
 */
export async function confirmAccount(
  context: PublicContext,
  { body }: InputOf<typeof ownClientAccountEndpoints.confirmAccount>,
): Promise<null> {
  const { accountId } = await useAccountToken(context, 'client', 'CONFIRM', body.token);
  const { numUpdatedRows } = await context.db
    .updateTable('client_account')
    .set({ status: 'ACTIVE', registration_hash: null, confirmed_at: context.now })
    .where('id', '=', accountId)
    .where('status', '=', 'PENDING')
    // Else the link of a stranger's registration would confirm the stranger's password until the owner's mail is written.
    .whereRef('registration_hash', '=', 'password_hash')
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw refusal('login.tokenUsed');
  return null;
}
