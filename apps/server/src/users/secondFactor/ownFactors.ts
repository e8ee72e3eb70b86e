import type { FactorStep, OwnFactors } from '@portal/contract/users/secondFactor.ts';
import { FACTOR_CHANGE_MINUTES } from '@portal/domain/users/secondFactor.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import { issueStep } from '../../sessions/accountToken.ts';
import { appAddress, appSecretOf } from '../../sessions/secondFactor/appCodes.ts';
import { passkeyCreation, passkeyRequest } from '../../sessions/secondFactor/passkeys.ts';
import { needsSecondFactor } from './factorsChanged.ts';

/** The second factors of the user. */
export async function getOwnFactors(context: StaffContext): Promise<OwnFactors> {
  const { db, actor } = context;
  const app = await db
    .selectFrom('authenticator_app')
    .select('created_at')
    .where('user_id', '=', actor.userId)
    .executeTakeFirst();
  const passkeys = await db
    .selectFrom('passkey')
    .select(['id', 'name', 'created_at', 'last_used_at'])
    .where('user_id', '=', actor.userId)
    .orderBy('id')
    .execute();
  const { left } = await db
    .selectFrom('recovery_code')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('left'))
    .where('user_id', '=', actor.userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return {
    app: app ? { createdAt: app.created_at.toISOString() } : null,
    passkeys: passkeys.map(({ id, name, created_at, last_used_at }) => ({
      id,
      name,
      createdAt: created_at.toISOString(),
      lastUsedAt: last_used_at?.toISOString() ?? null,
    })),
    codesLeft: left,
    needed: await needsSecondFactor(context),
  };
}

/** Begins a change of the own factors. Its step is kept with the request's key: it proves nothing by itself. */
export const beginFactorChange = (context: StaffContext): Promise<string> =>
  issueStep(context, context.actor.userId, 'FACTOR', FACTOR_CHANGE_MINUTES);

/** What a change under way is made with. */
export async function showFactorStep(context: StaffContext, step: string): Promise<FactorStep> {
  const { db, actor, services } = context;
  const { email } = await db
    .selectFrom('staff_user')
    .select('email')
    .where('id', '=', actor.userId)
    .executeTakeFirstOrThrow();
  const owner = { id: actor.userId, email, name: actor.name };
  return {
    step,
    ...appAddress(services, appSecretOf(services, step), email),
    prove: await passkeyRequest(context, actor.userId, step),
    create: await passkeyCreation(context, owner, step),
  };
}
