import type { StaffContext } from '../platform/http/context.ts';
import { announceRights } from '../access/announceRights.ts';

/** Ends the session of this request; its tokens open nothing any more. */
export async function signOut({ db, actor, now }: StaffContext): Promise<null> {
  await db.updateTable('session').set({ revoked_at: now }).where('id', '=', actor.sessionId).execute();
  await announceRights(db);
  return null;
}
