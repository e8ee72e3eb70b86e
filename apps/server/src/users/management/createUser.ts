import type { staffEndpoints } from '@portal/contract/users/staff.ts';
import { makeAdministrator, whyNotManaged, whyNotRoles, whyNotSame } from '@portal/domain/users/accounts.ts';
import { whyNotGiven } from '@portal/domain/access/roleRules.ts';
import { problem } from '@portal/domain/problem.ts';
import type { BulkContext } from '../../bulk/defineBulk.ts';
import { record } from '../../history/record.ts';
import { refusalAt, refuseFields } from '../../platform/http/refusal.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { comparableEmail } from '../../sessions/findAccount.ts';
import { inviteUser } from '../invitations/inviteUser.ts';
import { isStaffEmailTaken } from '../email/staffEmail.ts';
import { columnsOf, phoneFields } from './staffFields.ts';
import { findChosenRoles, replaceRoles, rightsOf } from '../roles/staffRoles.ts';

/**
 * Makes an account that waits for its owner, who is invited by mail (product/users.md#invitation). Refusals:
 * `field.match` at confirmEmail, `field.required` and `field.max` at the phone, `field.choice` at roles for one unknown
 * or not active, then `user.administratorOnly`, `role.notTheirs` or `role.combination`, then `field.taken`.
 */
export async function createUser(
  context: BulkContext,
  { body }: Pick<InputOf<typeof staffEndpoints.createUser>, 'body'>,
): Promise<number> {
  const { db, now, actor } = context;
  const roles = await findChosenRoles(db, body.roles);
  refuseFields({
    confirmEmail: whyNotSame(comparableEmail(body.email), comparableEmail(body.confirmEmail)),
    ...phoneFields(body),
    roles: roles ? undefined : problem('field.choice'),
  });
  const chosen = roles ?? [];
  refuseFields({
    roles:
      whyNotManaged(makeAdministrator(chosen), actor.permissions) ??
      whyNotGiven(rightsOf(chosen), actor.permissions) ??
      whyNotRoles(chosen),
  });
  if (await isStaffEmailTaken(db, comparableEmail(body.email))) throw refusalAt('email', 'field.taken');
  const user = await db
    .insertInto('staff_user')
    .values({ ...columnsOf(body), password_hash: null, status: 'PENDING', last_role_id: null, created_at: now })
    .returning(['id', 'email', 'language'])
    .executeTakeFirstOrThrow();
  const ids = chosen.map(({ id }) => id);
  await replaceRoles(db, user.id, ids);
  await record(context, { noun: 'users', id: user.id, kind: 'created', detail: { roles: ids } });
  await inviteUser(context, user);
  return user.id;
}
