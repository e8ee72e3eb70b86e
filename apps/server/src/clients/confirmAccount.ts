import type { clientEndpoints } from '@portal/contract/clients.ts';
import type { PublicContext } from '../platform/http/context.ts';
import type { InputOf } from '../platform/http/inputOf.ts';
import { useAccountToken } from '../sessions/accountToken.ts';

/** Confirms the address by the mailed token, once. Wrong, used or expired: `login.tokenUsed`. */
export async function confirmAccount(
  context: PublicContext,
  { body }: InputOf<typeof clientEndpoints.confirmAccount>,
): Promise<null> {
  const accountId = await useAccountToken(context, 'client', 'CONFIRM', body.token);
  await context.db
    .updateTable('client_account')
    .set({ status: 'ACTIVE' })
    .where('id', '=', accountId)
    .where('status', '=', 'PENDING')
    .execute();
  return null;
}
