import type { OpenSession } from '@portal/contract/sessions.ts';
import { hasLapsed, REMEMBER_DAYS } from '@portal/domain/sessions.ts';
import type { AnyActor, Context } from '../platform/http/context.ts';
import type { Realm } from './sessions.tables.ts';

/** Where an account is signed in, the last used first: sessions that were neither ended nor have lapsed. */
export async function listOpenSessions(
  { db, now, actor }: Pick<Context<AnyActor>, 'db' | 'now' | 'actor'>,
  { realm, accountId }: { realm: Realm; accountId: number },
): Promise<OpenSession[]> {
  const rows = await db
    .selectFrom('session')
    .select(['id', 'remember', 'proof', 'created_at', 'active_at', 'user_agent', 'ip'])
    .where('realm', '=', realm)
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    // No session lives longer, and those that lapsed stay in the table.
    .where('active_at', '>=', new Date(now.getTime() - REMEMBER_DAYS * 86_400_000))
    .orderBy('active_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows
    .filter(({ remember, active_at }) => !hasLapsed({ remember, activeAt: active_at }, now))
    .map((row) => ({
      id: row.id,
      current: actor?.realm === realm && row.id === actor.sessionId,
      createdAt: row.created_at.toISOString(),
      activeAt: row.active_at.toISOString(),
      remember: row.remember,
      proof: row.proof,
      userAgent: row.user_agent,
      ip: row.ip,
    }));
}
