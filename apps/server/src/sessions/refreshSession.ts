import type { Tokens } from '@portal/contract/sessions.ts';
import { ACCESS_TOKEN_SECONDS, hasLapsed, REFRESH_REPEAT_SECONDS } from '@portal/domain/sessions.ts';
import type { PublicContext } from '../platform/http/context.ts';
import { refuseAndKeep, refusal, type KeptRefusal } from '../platform/http/refusal.ts';
import { announceRights } from '../access/announceRights.ts';
import { isActiveAccount } from './findAccount.ts';
import type { Realm } from './sessions.tables.ts';
import { digestOfToken, newRefreshToken, signAccessToken, successorOf } from './tokens.ts';

/**
 * Trades a refresh token for its successor, once. The same token again within 60 s under the same key gets the same
 * successor; any other reuse ends the session, since one of the two who hold the token stole it.
 */
export async function refreshSession(
  context: PublicContext,
  realm: Realm,
  token: string,
  key: string | undefined,
): Promise<Tokens | KeptRefusal> {
  const { db, now, services } = context;
  const digest = digestOfToken(token);
  const found = await db
    .selectFrom('refresh_token')
    .innerJoin('session', 'session.id', 'refresh_token.session_id')
    .select(['session.id', 'session.account_id', 'session.remember', 'session.active_at', 'session.revoked_at'])
    .select(['refresh_token.used_at', 'refresh_token.used_key'])
    .where('refresh_token.digest', '=', digest)
    .where('session.realm', '=', realm)
    .forUpdate()
    .executeTakeFirst();
  if (!found || found.revoked_at || hasLapsed({ remember: found.remember, activeAt: found.active_at }, now)) {
    throw refusal('login.sessionEnded');
  }
  if (!(await isActiveAccount(db, realm, found.account_id))) throw refusal('login.sessionEnded');
  const tokens = async (refreshToken: string): Promise<Tokens> => ({
    access_token: await signAccessToken(services, realm, found.id, now),
    refresh_token: refreshToken,
    expires_in: ACCESS_TOKEN_SECONDS,
  });
  if (found.used_at) {
    const repeated = key !== undefined && key === found.used_key;
    const soon = now.getTime() - found.used_at.getTime() <= REFRESH_REPEAT_SECONDS * 1000;
    if (repeated && soon) return tokens(successorOf(services, token, key));
    await db.updateTable('session').set({ revoked_at: now }).where('id', '=', found.id).execute();
    await announceRights(db);
    return refuseAndKeep('login.sessionEnded');
  }
  const successor = key === undefined ? newRefreshToken() : successorOf(services, token, key);
  await db
    .updateTable('refresh_token')
    .set({ used_at: now, used_key: key ?? null })
    .where('digest', '=', digest)
    .execute();
  await db
    .insertInto('refresh_token')
    .values({ digest: digestOfToken(successor), session_id: found.id, created_at: now, used_at: null, used_key: null })
    .execute();
  return tokens(successor);
}
