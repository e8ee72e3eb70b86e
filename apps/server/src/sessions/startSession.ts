import type { Tokens } from '@portal/contract/sessions.ts';
import { ACCESS_TOKEN_SECONDS } from '@portal/domain/sessions.ts';
import type { Proof } from '@portal/domain/users/secondFactor.ts';
import type { Db } from '../platform/database/tables.ts';
import type { Services } from '../platform/services.ts';
import { noteVisit } from './noteVisit.ts';
import type { Realm } from './sessions.tables.ts';
import { digestOfToken, newRefreshToken, signAccessToken } from './tokens.ts';

/** Who comes in, on what: their words about the device are kept for the list of one's sessions. */
export interface Arrival {
  realm: Realm;
  accountId: number;
  remember: boolean;
  /** With what it was proved; a password alone, where nothing is said. */
  proof?: Proof;
  userAgent: string | undefined;
  ip: string;
}

/** A new session of an account that has proved itself, with its first tokens (product/sessions.md#tokens). */
export async function startSession(
  { db, now, services }: { db: Db; now: Date; services: Services },
  { realm, accountId, remember, proof = 'PASSWORD', userAgent, ip }: Arrival,
): Promise<Tokens> {
  const session = await db
    .insertInto('session')
    .values({
      realm,
      account_id: accountId,
      remember,
      proof,
      created_at: now,
      active_at: now,
      revoked_at: null,
      user_agent: userAgent ?? null,
      ip,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (realm === 'staff') await noteVisit(db, accountId, now);
  const refreshToken = newRefreshToken();
  await db
    .insertInto('refresh_token')
    .values({
      digest: digestOfToken(refreshToken),
      session_id: session.id,
      created_at: now,
      used_at: null,
      used_key: null,
    })
    .execute();
  return {
    access_token: await signAccessToken(services, realm, session.id, now),
    refresh_token: refreshToken,
    expires_in: ACCESS_TOKEN_SECONDS,
  };
}
