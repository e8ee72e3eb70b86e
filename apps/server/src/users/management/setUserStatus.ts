import type { staffEndpoints } from '@portal/contract/users/staff.ts';
import { statusReached, whyNotStatus } from '@portal/domain/users/accounts.ts';
import { record } from '../../history/record.ts';
import { announceRoles } from '../../access/announceRights.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import { refuseIfAny } from '../../platform/http/refusal.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { endAccountTokens } from '../../sessions/accountToken.ts';
import { endSessions } from '../../sessions/endSessions.ts';
import { isLastAdministrator } from '../roles/administrators.ts';
import { inviteUser } from '../invitations/inviteUser.ts';
import { lockManagedUser } from './lockManagedUser.ts';

/**
 * Deactivates an account, which ends its sessions and mailed links in every process, or activates it again; one that
 * never had a password is then invited anew. Refusals: `record.stale`, `user.administratorOnly`, `user.status`,
 * `user.self`, `user.lastAdministrator` (product/access.md#giving-rights).
 */
export async function setUserStatus(
  context: StaffContext,
  { params, body }: InputOf<typeof staffEndpoints.setUserStatus>,
): Promise<number> {
  const { db, actor } = context;
  const user = await lockManagedUser(context, params.id, body.version);
  refuseIfAny(
    whyNotStatus({
      from: user.status,
      to: body.status,
      isSelf: user.id === actor.userId,
      isLastAdministrator: await isLastAdministrator(db, user.id),
    }),
  );
  const status = statusReached(body.status, user.password_hash !== null);
  await db
    .updateTable('staff_user')
    .set({ status, version: user.version + 1 })
    .where('id', '=', user.id)
    .execute();
  const detail = { from: user.status, to: status };
  await record(context, { noun: 'users', id: user.id, kind: 'statusChanged', detail });
  if (status === 'PENDING') await inviteUser(context, user);
  if (status === 'INACTIVE') {
    const account = { realm: 'staff', accountId: user.id } as const;
    await endAccountTokens(context, account);
    await endSessions(context, account);
  }
  await announceRoles(db);
  return user.id;
}
