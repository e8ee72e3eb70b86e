import type { secondFactorEndpoints } from '@portal/contract/users/secondFactor.ts';
import { MAX_PASSKEYS } from '@portal/domain/users/secondFactor.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import { notFound, refusal, type KeptRefusal } from '../../platform/http/refusal.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { readCreated } from '../../sessions/secondFactor/passkeys.ts';
import type { ShownOnce } from '../../sessions/secondFactor/recoveryCodes.ts';
import type { OwnPassword } from '../ownAccount/ownPassword.ts';
import { factorsChanged } from './factorsChanged.ts';
import { whyNotProved } from './proveOneself.ts';

type Endpoints = typeof secondFactorEndpoints;

/**
 * Adds a passkey. Refusals: those of `whyNotProved`; `factor.passkey` for one that is not whole, was made for another
 * address or step, or is known already; `factor.tooMany` beyond ten.
 */
export async function addPasskey(
  context: StaffContext,
  input: InputOf<Endpoints['addPasskey']>,
  checked: OwnPassword,
): Promise<ShownOnce | KeptRefusal> {
  const { db, actor, now, services } = context;
  const { body } = input;
  const made = await readCreated(services, body.step, body.created);
  if (!made) throw refusal('factor.passkey');
  const refused = await whyNotProved(context, input, checked);
  if (refused) return refused;
  const known = await db.selectFrom('passkey').select('id').where('user_id', '=', actor.userId).execute();
  if (known.length >= MAX_PASSKEYS) throw refusal('factor.tooMany', { length: MAX_PASSKEYS });
  const { numInsertedOrUpdatedRows: inserted = 0n } = await db
    .insertInto('passkey')
    .values({ ...made, user_id: actor.userId, name: body.name, created_at: now, last_used_at: null })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .executeTakeFirstOrThrow();
  if (inserted === 0n) throw refusal('factor.passkey');
  return factorsChanged(context, 'PASSKEY_ON');
}

/** Removes a passkey; another's is not found. Refusals: those of `whyNotProved`; `factor.required`. */
export async function removePasskey(
  context: StaffContext,
  input: InputOf<Endpoints['removePasskey']>,
  checked: OwnPassword,
): Promise<null | KeptRefusal> {
  const refused = await whyNotProved(context, input, checked);
  if (refused) return refused;
  const { numDeletedRows } = await context.db
    .deleteFrom('passkey')
    .where('id', '=', input.params.passkeyId)
    .where('user_id', '=', context.actor.userId)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw notFound();
  await factorsChanged(context, 'PASSKEY_OFF');
  return null;
}
