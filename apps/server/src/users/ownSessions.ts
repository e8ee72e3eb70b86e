import type { OpenSession, ownAccountEndpoints } from '@portal/contract/users.ts';
import { announceRights } from '../access/announceRights.ts';
import type { StaffContext } from '../platform/http/context.ts';
import { notFound } from '../platform/http/refusal.ts';
import type { InputOf } from '../platform/http/inputOf.ts';
import { endSessions } from '../sessions/endSessions.ts';
import { listOpenSessions } from '../sessions/openSessions.ts';
import { recordUserChange } from './userHistory.ts';

/** Where the user is signed in, the last used first. */
export const listOwnSessions = (context: StaffContext): Promise<OpenSession[]> =>
  listOpenSessions(context, { realm: 'staff', accountId: context.actor.userId });

/** Ends one session of the user, the present one too: that is signing out. One that is another's or has ended is not found. */
export async function endOwnSession(
  context: StaffContext,
  { params }: InputOf<typeof ownAccountEndpoints.endOwnSession>,
): Promise<null> {
  const open = await listOwnSessions(context);
  if (!open.some(({ id }) => id === params.sessionId)) throw notFound();
  const { db, now, actor } = context;
  // Before the session's row, as whoever deactivates the account does it: else the two could wait for each other.
  await recordUserChange(context, actor.userId, 'sessionsEnded', { ended: 1 });
  await db.updateTable('session').set({ revoked_at: now }).where('id', '=', params.sessionId).execute();
  await announceRights(db);
  return null;
}

/** Ends every session of the user but the one of this request; answers how many. */
export async function endOtherSessions(context: StaffContext): Promise<{ ended: number }> {
  const { actor } = context;
  const others = (await listOwnSessions(context)).filter(({ current }) => !current);
  const { length: ended } = others;
  if (ended > 0) await recordUserChange(context, actor.userId, 'sessionsEnded', { ended });
  await endSessions(context, { realm: 'staff', accountId: actor.userId, except: actor.sessionId });
  return { ended };
}
