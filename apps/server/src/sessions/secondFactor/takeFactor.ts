import type { Assertion } from '@portal/contract/sessions.ts';
import { readCode, type Proof } from '@portal/domain/users/secondFactor.ts';
import type { AnyActor, Context } from '../../platform/http/context.ts';
import { KeptRefusal, refusal, refusalAt } from '../../platform/http/refusal.ts';
import { forgetFailures, lockFailures } from '../loginFailures.ts';
import { takeAppCode } from './appCodes.ts';
import { takePasskey } from './passkeys.ts';
import { takeRecoveryCode } from './recoveryCodes.ts';

type Place = Pick<Context<AnyActor>, 'db' | 'now' | 'services'>;

export interface GivenFactor {
  code: string | null;
  passkey: Assertion | null;
  /** What the passkey signed. */
  step?: string | undefined;
}

/**
 * Takes what a user proves the second factor with, and answers with what. Wrong ones are counted by themselves, as
 * passwords are: neither the right password nor a new one, by a mailed link, gives more tries. Refusals: `factor.code`
 * at its field, kept, and at the fifth `login.locked`; `field.required` where nothing was given.
 */
export async function takeFactor(
  place: Place,
  userId: number,
  given: GivenFactor,
): Promise<Exclude<Proof, 'PASSWORD'> | KeptRefusal> {
  const counted = `second-factor ${userId}`;
  const failures = await lockFailures(place, 'staff', counted);
  if (failures.locked) throw refusal('login.locked');
  if (given.code === null && given.passkey === null) throw refusalAt('code', 'field.required');
  const proof = await proofOf(place, userId, given);
  if (proof) {
    await forgetFailures(place, 'staff', counted);
    return proof;
  }
  const locks = await failures.count();
  return new KeptRefusal(locks ? refusal('login.locked') : refusalAt('code', 'factor.code'));
}

async function proofOf(
  place: Place,
  userId: number,
  { code, passkey, step }: GivenFactor,
): Promise<Exclude<Proof, 'PASSWORD'> | undefined> {
  if (passkey) return step !== undefined && (await takePasskey(place, userId, step, passkey)) ? 'PASSKEY' : undefined;
  const read = readCode(code ?? '');
  if (read?.kind === 'APP') return (await takeAppCode(place, userId, read.code)) ? 'CODE' : undefined;
  return read && (await takeRecoveryCode(place, userId, read.code)) ? 'RECOVERY' : undefined;
}
