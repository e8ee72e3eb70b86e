import type { clientEndpoints } from '@portal/contract/clients.ts';
import type { PublicContext } from '../platform/http/context.ts';
import type { InputOf } from '../platform/http/inputOf.ts';
import { mailPasswordLink } from './accountMails.ts';

/** Mails a link for a new password where the address is known; the answer does not tell. */
export async function requestReset(
  context: PublicContext,
  { body }: InputOf<typeof clientEndpoints.requestReset>,
): Promise<null> {
  const account = await context.db
    .selectFrom('client_account')
    .select(['id', 'email', 'language'])
    .where('email', '=', body.email.toLowerCase())
    .executeTakeFirst();
  if (account) await mailPasswordLink(context, account, 'passwordReset');
  return null;
}
