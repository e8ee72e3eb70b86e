import type { Assertion } from '@portal/contract/sessions.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import { KeptRefusal, refusal, refusalAt } from '../../platform/http/refusal.ts';
import { findAccountToken, useAccountToken } from '../../sessions/accountToken.ts';
import { takeFactor } from '../../sessions/secondFactor/takeFactor.ts';
import { lockUser } from '../lockUser.ts';
import { checkOwnPassword, whyNotOwnPassword, type OwnPassword } from '../ownAccount/ownPassword.ts';

interface Given {
  body: { password: string; code: string | null; passkey: Assertion | null; step?: string | undefined };
}

/** Outside the transaction the slow verification. */
export const prepareProof = (context: Omit<StaffContext, 'db'>, { body }: Given): Promise<OwnPassword> =>
  checkOwnPassword(context, body.password);

/**
 * Asks who changes the own factors for the password again, and for the factor where one stands; then their account is
 * locked. Answers what is refused, which counts. Refusals: `field.oldPassword`, `factor.code`, `login.locked`;
 * `login.stepEnded` for a step that is another's or has ended.
 */
export async function whyNotProved(
  context: StaffContext,
  { body }: Given,
  checked: OwnPassword,
): Promise<KeptRefusal | undefined> {
  const { db, actor } = context;
  if (body.step !== undefined) {
    const held = await findAccountToken(context, 'staff', 'FACTOR', body.step);
    if (held?.accountId !== actor.userId) throw refusal('login.stepEnded');
  }
  const wrong = await whyNotOwnPassword(context, checked, 'password');
  if (wrong) return wrong;
  const { second_factor: stood } = await db
    .selectFrom('staff_user')
    .select('second_factor')
    .where('id', '=', actor.userId)
    .executeTakeFirstOrThrow();
  const proof = stood ? await takeFactor(context, actor.userId, body) : undefined;
  if (proof instanceof KeptRefusal) return proof;
  const user = await lockUser(context, actor.userId);
  // Another tab has set the first one up meanwhile.
  if (user.second_factor && !stood) throw refusalAt('code', 'field.required');
  if (body.step !== undefined) await useAccountToken(context, 'staff', 'FACTOR', body.step, 'login.stepEnded');
  return undefined;
}
