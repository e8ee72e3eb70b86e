import type { OpenSession } from '@portal/contract/sessions.ts';
import type { staffEndpoints } from '@portal/contract/users/staff.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { listOpenSessions } from '../../sessions/openSessions.ts';
import { getStaffUser } from '../staffUser.ts';

/** Where a staff user is signed in, the last used first; unknown or removed: not found. */
export async function listUserSessions(
  context: StaffContext,
  { params }: InputOf<typeof staffEndpoints.listUserSessions>,
): Promise<OpenSession[]> {
  const { id } = await getStaffUser(context, params.id);
  return listOpenSessions(context, { realm: 'staff', accountId: id });
}
