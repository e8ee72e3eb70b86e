import type { secondFactorEndpoints } from '@portal/contract/users/secondFactor.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import { refusal, type KeptRefusal } from '../../platform/http/refusal.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import type { ShownOnce } from '../../sessions/secondFactor/recoveryCodes.ts';
import type { OwnPassword } from '../ownAccount/ownPassword.ts';
import { factorsChanged } from './factorsChanged.ts';
import { whyNotProved } from './proveOneself.ts';

/** Makes ten recovery codes in the place of those of before. Refusals: those of `whyNotProved`; `factor.none`. */
export async function renewRecoveryCodes(
  context: StaffContext,
  input: InputOf<(typeof secondFactorEndpoints)['renewRecoveryCodes']>,
  checked: OwnPassword,
): Promise<ShownOnce | KeptRefusal> {
  const refused = await whyNotProved(context, input, checked);
  if (refused) return refused;
  const { second_factor: stands } = await context.db
    .selectFrom('staff_user')
    .select('second_factor')
    .where('id', '=', context.actor.userId)
    .executeTakeFirstOrThrow();
  if (!stands) throw refusal('factor.none');
  return factorsChanged(context, 'CODES');
}
