import type { accountEndpoints } from '@portal/contract/users/accountPages.ts';
import type { ReplyOf } from '@portal/contract/endpoints.ts';
import { TERMS_VERSION } from '@portal/domain/clients/terms.ts';
import type { PublicContext } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { refusal } from '../../platform/http/refusal.ts';
import { findAccountToken } from '../../sessions/accountToken.ts';

type Endpoint = typeof accountEndpoints.getInvitation;

/** Whom a welcome token invites, and the terms that are to be accepted. Unknown, used or expired, or no longer waited for: `login.tokenUsed`. */
export async function getInvitation(context: PublicContext, { body }: InputOf<Endpoint>): Promise<ReplyOf<Endpoint>> {
  const held = await findAccountToken(context, 'staff', 'WELCOME', body.token);
  const user = await context.db
    .selectFrom('staff_user')
    .select(['name', 'last_name as lastName', 'email'])
    .where('id', '=', held?.accountId ?? 0)
    .where('status', '=', 'PENDING')
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (!user) throw refusal('login.tokenUsed');
  return { ...user, termsVersion: TERMS_VERSION };
}
