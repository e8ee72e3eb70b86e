import type { SecondStep } from '@portal/contract/sessions.ts';
import { SECOND_STEP_MINUTES } from '@portal/domain/users/secondFactor.ts';
import type { PublicContext } from '../../platform/http/context.ts';
import { refusal } from '../../platform/http/refusal.ts';
import { issueStep } from '../accountToken.ts';
import type { Account } from '../findAccount.ts';
import { passkeyRequest } from './passkeys.ts';

/** What somebody with a second factor gets for the right password: no tokens, but a step for five minutes. */
export async function beginSecondStep(
  context: PublicContext,
  { id, passwordHash }: Pick<Account, 'id' | 'passwordHash'>,
): Promise<SecondStep> {
  // The account may have got another password while this one was being verified; whoever changes it ends steps.
  const still = await context.db
    .selectFrom('staff_user')
    .select('id')
    .where('id', '=', id)
    .where('password_hash', '=', passwordHash)
    .where('status', '=', 'ACTIVE')
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!still) throw refusal('login.badCredentials');
  const step = await issueStep(context, id, 'SIGN_IN', SECOND_STEP_MINUTES);
  return { step, passkey: await passkeyRequest(context, id, step) };
}
