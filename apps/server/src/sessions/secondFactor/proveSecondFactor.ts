import type { sessionEndpoints, Tokens } from '@portal/contract/sessions.ts';
import type { PublicContext } from '../../platform/http/context.ts';
import { KeptRefusal, refusal } from '../../platform/http/refusal.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { findAccountToken, useAccountToken } from '../accountToken.ts';
import { startSession } from '../startSession.ts';
import { takeFactor } from './takeFactor.ts';

/**
 * Ends a sign-in by the second factor (product/sessions.md#second-factor). Refusals, all 400: `login.stepEnded` for a step
 * that is unknown, used or older than five minutes, or whose account is not active any more; those of `takeFactor`.
 */
export async function proveSecondFactor(
  context: PublicContext,
  { body, client }: InputOf<typeof sessionEndpoints.proveSecondFactor>,
): Promise<Tokens | KeptRefusal> {
  const { db, now } = context;
  const held = await findAccountToken(context, 'staff', 'SIGN_IN', body.step);
  if (!held) throw refusal('login.stepEnded');
  const { accountId } = held;
  const proof = await takeFactor(context, accountId, body);
  if (proof instanceof KeptRefusal) return proof;
  // Two at once with the same step: one finds it used.
  await useAccountToken(context, 'staff', 'SIGN_IN', body.step, 'login.stepEnded');
  const { numUpdatedRows } = await db
    .updateTable('staff_user')
    .set({ last_sign_in_at: now })
    .where('id', '=', accountId)
    .where('status', '=', 'ACTIVE')
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw refusal('login.stepEnded');
  const { userAgent, ip } = client;
  return startSession(context, { realm: 'staff', accountId, remember: body.remember, proof, userAgent, ip });
}
