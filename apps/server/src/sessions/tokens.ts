import { createHash, hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { ACCESS_TOKEN_SECONDS } from '@portal/domain/sessions.ts';
import { refusal } from '../platform/http/refusal.ts';
import type { Services } from '../platform/services.ts';
import type { Realm } from './sessions.tables.ts';

/** 150 bytes: 200 characters, so that both halves of the browser's split exist. */
const REFRESH_BYTES = 150;

export const newRefreshToken = (): string => randomBytes(REFRESH_BYTES).toString('base64url');

/** Only digests of refresh tokens are kept. */
export const digestOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/**
 * The successor of a refresh token under a request's key: made from the server's secret, the token and the key, so
 * that the same request repeated gets the same successor without its being stored.
 */
export const successorOf = ({ secrets }: Services, token: string, key: string): string =>
  Buffer.from(hkdfSync('sha256', secrets.key('refresh'), token, key, REFRESH_BYTES)).toString('base64url');

/** A signed token that names the session, for 15 minutes. Rights are never in it. */
export const signAccessToken = ({ secrets }: Services, realm: Realm, sessionId: number, now: Date): Promise<string> =>
  new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(realm)
    .setJti(randomUUID())
    .setIssuedAt(now)
    .setExpirationTime(Math.floor(now.getTime() / 1000) + ACCESS_TOKEN_SECONDS)
    .sign(secrets.key('access'));

/** The session a token names. Refuses GE003 when it has expired, GE002 for anything else, the other realm's included. */
export async function readAccessToken(services: Services, realm: Realm, token: string): Promise<number> {
  const known = verifiedTokens(services.secrets);
  const { sessionId, expiresAt } = known.get(`${realm} ${token}`) ?? (await verify(services, realm, token));
  if (services.clock.now().getTime() >= expiresAt) {
    known.delete(`${realm} ${token}`);
    throw refusal('GE003');
  }
  if (known.size >= MOST_TOKENS) known.clear();
  known.set(`${realm} ${token}`, { sessionId, expiresAt });
  return sessionId;
}

interface Verified {
  sessionId: number;
  expiresAt: number;
}

/**
 * A signature that held once holds for ever; checking it anew took some 8% of the server's time in a profile. What can
 * change, expiry and the session's end, is looked at with every request.
 */
const verified = new WeakMap<Services['secrets'], Map<string, Verified>>();
const MOST_TOKENS = 10_000;

function verifiedTokens(secrets: Services['secrets']): Map<string, Verified> {
  const known = verified.get(secrets) ?? new Map<string, Verified>();
  verified.set(secrets, known);
  return known;
}

async function verify({ secrets, clock }: Services, realm: Realm, token: string): Promise<Verified> {
  try {
    const { payload } = await jwtVerify(token, secrets.key('access'), {
      audience: realm,
      algorithms: ['HS256'],
      currentDate: clock.now(),
    });
    const { sid, exp } = payload;
    // No session has another number, and the database could not even look for it.
    const isSession = typeof sid === 'number' && Number.isSafeInteger(sid) && sid > 0;
    if (isSession && exp) return { sessionId: sid, expiresAt: exp * 1000 };
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw refusal('GE003');
  }
  throw refusal('GE002');
}
