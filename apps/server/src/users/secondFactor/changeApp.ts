import type { secondFactorEndpoints } from '@portal/contract/users/secondFactor.ts';
import { readCode } from '@portal/domain/users/secondFactor.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import { refusal, refusalAt, type KeptRefusal } from '../../platform/http/refusal.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { appSecretOf, sealSecret, stepOfCode } from '../../sessions/secondFactor/appCodes.ts';
import type { ShownOnce } from '../../sessions/secondFactor/recoveryCodes.ts';
import type { OwnPassword } from '../ownAccount/ownPassword.ts';
import { factorsChanged } from './factorsChanged.ts';
import { whyNotProved } from './proveOneself.ts';

type Endpoints = typeof secondFactorEndpoints;

/**
 * Sets the authenticator app up, or another in the place of the present one, once a code shows that it has the secret; that
 * code is used up. Refusals: those of `whyNotProved`; `factor.code` at `appCode`.
 */
export async function setUpApp(
  context: StaffContext,
  input: InputOf<Endpoints['setUpApp']>,
  checked: OwnPassword,
): Promise<ShownOnce | KeptRefusal> {
  const { db, actor, now, services } = context;
  const secret = appSecretOf(services, input.body.step);
  const lastStep = stepOfCode(secret, readCode(input.body.appCode)?.code ?? '', now);
  if (lastStep === undefined) throw refusalAt('appCode', 'factor.code');
  const refused = await whyNotProved(context, input, checked);
  if (refused) return refused;
  const { numDeletedRows } = await db
    .deleteFrom('authenticator_app')
    .where('user_id', '=', actor.userId)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('authenticator_app')
    .values({
      user_id: actor.userId,
      secret: sealSecret(services, actor.userId, secret),
      last_step: lastStep,
      created_at: now,
    })
    .execute();
  return factorsChanged(context, numDeletedRows > 0n ? 'APP_REPLACED' : 'APP_ON');
}

/** Switches the app off. Refusals: those of `whyNotProved`; `factor.none`; `factor.required`. */
export async function removeApp(
  context: StaffContext,
  input: InputOf<Endpoints['removeApp']>,
  checked: OwnPassword,
): Promise<null | KeptRefusal> {
  const refused = await whyNotProved(context, input, checked);
  if (refused) return refused;
  const { numDeletedRows } = await context.db
    .deleteFrom('authenticator_app')
    .where('user_id', '=', context.actor.userId)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw refusal('factor.none');
  await factorsChanged(context, 'APP_OFF');
  return null;
}
