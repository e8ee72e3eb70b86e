import { sql } from 'kysely';
import type { accountEndpoints } from '@portal/contract/users/accountPages.ts';
import { changesOf } from '../../history/changesOf.ts';
import { record } from '../../history/record.ts';
import { announceRights } from '../../access/announceRights.ts';
import type { PublicContext } from '../../platform/http/context.ts';
import { refusal } from '../../platform/http/refusal.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { writeMail } from '../../outbox/writeMail.ts';
import { endAccountTokens, useAccountToken } from '../../sessions/accountToken.ts';
import { isStaffEmailTaken } from './staffEmail.ts';

/**
 * Makes the address that the mailed token confirms the one to sign in with; other links end, and the address of before
 * is told. Refusals: `login.tokenUsed` for a token that is unknown, used or expired or whose account is not active any
 * more; `field.taken` where another account has got the address meanwhile.
 */
export async function confirmStaffEmail(
  context: PublicContext,
  { body }: InputOf<typeof accountEndpoints.confirmStaffEmail>,
): Promise<null> {
  const { db } = context;
  const { accountId, email } = await useAccountToken(context, 'staff', 'EMAIL', body.token);
  const user = await db
    .selectFrom('staff_user')
    .select(['email', 'language'])
    .where('id', '=', accountId)
    .where('status', '=', 'ACTIVE')
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!user || email === null) throw refusal('login.tokenUsed');
  if (await isStaffEmailTaken(db, email, accountId)) throw refusal('field.taken');
  const { fields, personal } = changesOf('staff_user', user, { email });
  await db
    .updateTable('staff_user')
    .set({ email, version: sql`version + 1` })
    .where('id', '=', accountId)
    .execute();
  await record(context, {
    noun: 'users',
    id: accountId,
    kind: 'emailConfirmed',
    detail: { fields },
    personal,
    by: accountId,
  });
  await endAccountTokens(context, { realm: 'staff', accountId });
  await writeMail(context, {
    to: user.email,
    language: user.language,
    template: 'staffEmailChanged',
    params: { email },
  });
  await announceRights(db);
  return null;
}
