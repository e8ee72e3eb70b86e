import type { staffEndpoints } from '@portal/contract/users/staff.ts';
import { record } from '../../history/record.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import { refusal } from '../../platform/http/refusal.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { inviteUser } from './inviteUser.ts';
import { lockManagedUser } from '../management/lockManagedUser.ts';

/**
 * Mails the invitation again; the links of before end. An account that does not wait for its owner: `user.status`;
 * an administrator's, by another: `user.administratorOnly`.
 */
export async function resendInvitation(
  context: StaffContext,
  { params }: InputOf<typeof staffEndpoints.resendInvitation>,
): Promise<null> {
  const user = await lockManagedUser(context, params.id);
  if (user.status !== 'PENDING') throw refusal('user.status');
  await inviteUser(context, user);
  await record(context, { noun: 'users', id: user.id, kind: 'invited' });
  return null;
}
