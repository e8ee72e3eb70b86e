import type { staffEndpoints } from '@portal/contract/users/staff.ts';
import { record } from '../../history/record.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { endSessions } from '../../sessions/endSessions.ts';
import { listOpenSessions } from '../../sessions/openSessions.ts';
import { endOneSession } from './endOneSession.ts';
import { lockUser } from '../lockUser.ts';

/** Ends every session of a staff user in every process, the actor's own too; answers how many were open. */
export async function endUserSessions(
  context: StaffContext,
  { params }: InputOf<typeof staffEndpoints.endUserSessions>,
): Promise<{ ended: number }> {
  const { id } = await lockUser(context, params.id);
  const account = { realm: 'staff', accountId: id } as const;
  const { length: ended } = await listOpenSessions(context, account);
  await endSessions(context, account);
  await record(context, { noun: 'users', id, kind: 'sessionsEnded', detail: { ended } });
  return { ended };
}

/** Ends one session of a staff user, the actor's own too; another's, and one that has ended, is not found. */
export async function endUserSession(
  context: StaffContext,
  { params }: InputOf<typeof staffEndpoints.endUserSession>,
): Promise<null> {
  const { id } = await lockUser(context, params.id);
  return endOneSession(context, id, params.sessionId);
}
