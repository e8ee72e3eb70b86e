import type { accountEndpoints } from '@portal/contract/users/accountPages.ts';
import { whyNotSame } from '@portal/domain/users/accounts.ts';
import { record } from '../../history/record.ts';
import type { PublicContext } from '../../platform/http/context.ts';
import { refusal, refusalAt, refuseFields } from '../../platform/http/refusal.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { writeMail } from '../../outbox/writeMail.ts';
import { endAccountTokens, findAccountToken, useAccountToken } from '../../sessions/accountToken.ts';
import { endSessions } from '../../sessions/endSessions.ts';
import { forgetFailures } from '../../sessions/loginFailures.ts';
import { hashPassword, passwordMatches } from '../../sessions/passwords.ts';

type Input = InputOf<typeof accountEndpoints.setStaffPassword>;
interface Prepared {
  passwordHash: string;
  /** It is the one that the account has already. */
  isPresent: boolean;
}

/** Outside the transaction the slow part, as long for a token that is none. Refusal: `field.match`. */
export async function prepareStaffPassword(
  { services, now }: Omit<PublicContext, 'db'>,
  { body: { token, password, confirmPassword } }: Input,
): Promise<Prepared> {
  refuseFields({ confirmPassword: whyNotSame(password, confirmPassword) });
  const present = await services.database.snapshot(async (db) => {
    const held = await findAccountToken({ db, now }, 'staff', 'RESET', token);
    return db
      .selectFrom('staff_user')
      .select('password_hash')
      .where('id', '=', held?.accountId ?? 0)
      .executeTakeFirst();
  });
  const isPresent = await passwordMatches(present?.password_hash, password);
  return { passwordHash: await hashPassword(password), isPresent };
}

/**
 * Sets the password by the mailed token, tells its owner, and ends every session, every other link and a lock: who has
 * the mail has the address (product/sessions.md#links). Refusals: `login.tokenUsed` for a token that is unknown, used or
 * expired or whose account is not active any more; `field.samePassword`, which leaves the token as it is.
 */
export async function setStaffPassword(
  context: PublicContext,
  { body }: Input,
  { passwordHash, isPresent }: Prepared,
): Promise<null> {
  const { db } = context;
  const { accountId } = await useAccountToken(context, 'staff', 'RESET', body.token);
  if (isPresent) throw refusalAt('password', 'field.samePassword');
  const user = await db
    .selectFrom('staff_user')
    .select(['email', 'language'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  // Before the account's row, as signing in does it: else the two could wait for each other.
  await forgetFailures(context, 'staff', user.email);
  const { numUpdatedRows } = await db
    .updateTable('staff_user')
    .set({ password_hash: passwordHash })
    .where('id', '=', accountId)
    .where('status', '=', 'ACTIVE')
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw refusal('login.tokenUsed');
  await record(context, { noun: 'users', id: accountId, kind: 'passwordReset', by: accountId });
  await endAccountTokens(context, { realm: 'staff', accountId });
  await endSessions(context, { realm: 'staff', accountId });
  await writeMail(context, {
    to: user.email,
    language: user.language,
    template: 'staffPasswordChanged',
    params: {},
  });
  return null;
}
