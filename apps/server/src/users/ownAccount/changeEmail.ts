import type { ownAccountEndpoints } from '@portal/contract/users/ownAccount.ts';
import { whyNotSame } from '@portal/domain/users/accounts.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import { refusalAt, refuseFields, type KeptRefusal } from '../../platform/http/refusal.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { comparableEmail } from '../../sessions/findAccount.ts';
import { askStaffEmail } from '../email/askStaffEmail.ts';
import { checkOwnPassword, whyNotOwnPassword, type OwnPassword } from './ownPassword.ts';
import { isStaffEmailTaken } from '../email/staffEmail.ts';

type Input = InputOf<typeof ownAccountEndpoints.changeEmail>;

/** Outside the transaction the slow verification. Refusal: `field.match`. */
export async function prepareEmailChange(
  context: Omit<StaffContext, 'db'>,
  { body: { email, confirmEmail, password } }: Input,
): Promise<OwnPassword> {
  refuseFields({ confirmEmail: whyNotSame(comparableEmail(email), comparableEmail(confirmEmail)) });
  return checkOwnPassword(context, password);
}

/**
 * Mails a link to the new address, and to the present one that it was asked for; until the link is followed nothing
 * changes, and an earlier one ends. Refusals: `field.oldPassword` and `login.locked`, which count as failed sign-ins do;
 * `field.sameEmail`; `field.taken`, told to staff only (product/sessions.md#strangers).
 */
export async function changeEmail(
  context: StaffContext,
  { body }: Input,
  checked: OwnPassword,
): Promise<null | KeptRefusal> {
  const { db, actor } = context;
  const wrong = await whyNotOwnPassword(context, checked, 'password');
  if (wrong) return wrong;
  const address = comparableEmail(body.email);
  const user = await db
    .selectFrom('staff_user')
    .select(['email', 'language'])
    .where('id', '=', actor.userId)
    .executeTakeFirstOrThrow();
  if (address === user.email) throw refusalAt('email', 'field.sameEmail');
  if (await isStaffEmailTaken(db, address, actor.userId)) throw refusalAt('email', 'field.taken');

  await askStaffEmail(context, { id: actor.userId, ...user }, address);
  return null;
}
