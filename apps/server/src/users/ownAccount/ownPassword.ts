import type { StaffContext } from '../../platform/http/context.ts';
import { KeptRefusal, refusal, refusalAt } from '../../platform/http/refusal.ts';
import { forgetFailures, lockFailures } from '../../sessions/loginFailures.ts';
import { passwordMatches } from '../../sessions/passwords.ts';

export interface OwnPassword {
  email: string;
  matches: boolean;
}

/** Outside the transaction: whether it is the signed-in user's password. */
export async function checkOwnPassword(
  { services, actor }: Omit<StaffContext, 'db'>,
  password: string,
): Promise<OwnPassword> {
  const user = await services.database.read((db) =>
    db
      .selectFrom('staff_user')
      .select(['email', 'password_hash'])
      .where('id', '=', actor.userId)
      .executeTakeFirstOrThrow(),
  );
  return { email: user.email, matches: await passwordMatches(user.password_hash, password) };
}

/**
 * Counts a wrong password as signing in does, since whoever sits at an open portal could try here: `field.oldPassword` at
 * its field, kept, and at the fifth `login.locked`. Nothing where it is right.
 */
export async function whyNotOwnPassword(
  context: StaffContext,
  { email, matches }: OwnPassword,
  field: string,
): Promise<KeptRefusal | undefined> {
  const failures = await lockFailures(context, 'staff', email);
  if (failures.locked) throw refusal('login.locked');
  if (matches) {
    await forgetFailures(context, 'staff', email);
    return undefined;
  }
  const locks = await failures.count();
  return new KeptRefusal(locks ? refusal('login.locked') : refusalAt(field, 'field.oldPassword'));
}
