import type { staffEndpoints } from '@portal/contract/users/staff.ts';
import { whyNotFactorRemoved } from '@portal/domain/users/secondFactor.ts';
import { record } from '../../history/record.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import { refuseIfAny } from '../../platform/http/refusal.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { writeMail } from '../../outbox/writeMail.ts';
import { endAccountTokens } from '../../sessions/accountToken.ts';
import { endSessions } from '../../sessions/endSessions.ts';
import { forgetFactors } from '../../sessions/secondFactor/forgetFactors.ts';
import { lockManagedUser } from '../management/lockManagedUser.ts';
import { heldRoles, rightsOf } from '../roles/staffRoles.ts';

/**
 * Removes the second factor of a user who lost everything; all sessions end, and the owner is told. Refusals: `record.stale`,
 * `user.administratorOnly`, `user.self`, `role.notTheirs` for who may do more than the actor, `factor.none`.
 */
export async function removeSecondFactor(
  context: StaffContext,
  { params, body }: InputOf<typeof staffEndpoints.removeSecondFactor>,
): Promise<number> {
  const { db, actor } = context;
  const { id, email, language, version, second_factor } = await lockManagedUser(context, params.id, body.version);
  const rights = rightsOf((await heldRoles(db, id)).filter(({ active }) => active));
  refuseIfAny(
    whyNotFactorRemoved({ isSelf: id === actor.userId, hasFactor: second_factor, rights, actor: actor.permissions }),
  );
  await forgetFactors(db, id);
  await db
    .updateTable('staff_user')
    .set({ version: version + 1 })
    .where('id', '=', id)
    .execute();
  const personal = { reason: { from: null, to: body.reason } };
  await record(context, { noun: 'users', id, kind: 'secondFactorRemoved', personal });
  const account = { realm: 'staff', accountId: id } as const;
  await endAccountTokens(context, account, 'SIGN_IN');
  await endAccountTokens(context, account, 'FACTOR');
  await endSessions(context, account);
  await writeMail(context, { to: email, language, template: 'staffSecondFactorRemoved', params: {} });
  return id;
}
