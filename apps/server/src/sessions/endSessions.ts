import type { AnyActor, Context } from '../platform/http/context.ts';
import { announceRights } from '../access/announceRights.ts';
import type { Realm } from './sessions.tables.ts';

interface Whose {
  realm: Realm;
  accountId: number;
  /** The one session that goes on. */
  except?: number;
}

/** Ends every session of an account, or all but one, in every process. */
export async function endSessions(
  { db, now }: Pick<Context<AnyActor>, 'db' | 'now'>,
  { realm, accountId, except = 0 }: Whose,
): Promise<void> {
  await db
    .updateTable('session')
    .set({ revoked_at: now })
    .where('realm', '=', realm)
    .where('account_id', '=', accountId)
    .where('id', '!=', except)
    .where('revoked_at', 'is', null)
    .execute();
  await announceRights(db);
}
