import type { AnyActor, Context } from '../platform/http/context.ts';
import { announceRights } from '../access/announceRights.ts';
import type { Realm } from './sessions.tables.ts';

/** Ends every session of an account, in every process. */
export async function endSessions(
  { db, now }: Pick<Context<AnyActor>, 'db' | 'now'>,
  { realm, accountId }: { realm: Realm; accountId: number },
): Promise<void> {
  await db
    .updateTable('session')
    .set({ revoked_at: now })
    .where('realm', '=', realm)
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .execute();
  await announceRights(db);
}
