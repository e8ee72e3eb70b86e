import type { ownAccountEndpoints } from '@portal/contract/users/ownAccount.ts';
import { whyNotSame } from '@portal/domain/users/accounts.ts';
import { record } from '../../history/record.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import { refusalAt, refuseFields, type KeptRefusal } from '../../platform/http/refusal.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { writeMail } from '../../outbox/writeMail.ts';
import { endAccountTokens } from '../../sessions/accountToken.ts';
import { endSessions } from '../../sessions/endSessions.ts';
import { hashPassword } from '../../sessions/passwords.ts';
import { checkOwnPassword, whyNotOwnPassword, type OwnPassword } from './ownPassword.ts';

type Input = InputOf<typeof ownAccountEndpoints.changePassword>;
interface Prepared {
  present: OwnPassword;
  passwordHash: string;
}

/** Outside the transaction the slow part. Refusal: `field.match`. */
export async function prepareOwnChange(context: Omit<StaffContext, 'db'>, { body }: Input): Promise<Prepared> {
  refuseFields({ confirmPassword: whyNotSame(body.password, body.confirmPassword) });
  const present = await checkOwnPassword(context, body.currentPassword);
  return { present, passwordHash: await hashPassword(body.password) };
}

/**
 * Changes the own password and tells so by mail; this session goes on, the others and every mailed link end
 * (product/users.md#password). Refusals: `field.oldPassword` and `login.locked`, which count as failed sign-ins do;
 * `field.samePassword`.
 */
export async function changePassword(
  context: StaffContext,
  { body }: Input,
  { present, passwordHash }: Prepared,
): Promise<null | KeptRefusal> {
  const { db, actor } = context;
  const wrong = await whyNotOwnPassword(context, present, 'currentPassword');
  if (wrong) return wrong;
  if (body.password.normalize('NFC') === body.currentPassword.normalize('NFC')) {
    throw refusalAt('password', 'field.samePassword');
  }
  const { email, language } = await db
    .updateTable('staff_user')
    .set({ password_hash: passwordHash })
    .where('id', '=', actor.userId)
    .returning(['email', 'language'])
    .executeTakeFirstOrThrow();
  await record(context, { noun: 'users', id: actor.userId, kind: 'passwordChanged' });
  const account = { realm: 'staff', accountId: actor.userId } as const;
  await endAccountTokens(context, account);
  await endSessions(context, { ...account, except: actor.sessionId });
  await writeMail(context, { to: email, language, template: 'staffPasswordChanged', params: {} });
  return null;
}
