import { record } from '../../history/record.ts';
import { announceRights } from '../../access/announceRights.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { listOpenSessions } from '../../sessions/openSessions.ts';

/** Ends one session of a staff user in every process. One that is another's or has ended is not found. */
export async function endOneSession(context: StaffContext, userId: number, sessionId: number): Promise<null> {
  const open = await listOpenSessions(context, { realm: 'staff', accountId: userId });
  if (!open.some(({ id }) => id === sessionId)) throw notFound();
  const { db, now } = context;
  // Before the session's row, as whoever deactivates the account does it: else the two could wait for each other.
  await record(context, { noun: 'users', id: userId, kind: 'sessionsEnded', detail: { ended: 1 } });
  await db.updateTable('session').set({ revoked_at: now }).where('id', '=', sessionId).execute();
  await announceRights(db);
  return null;
}
