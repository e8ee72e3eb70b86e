import { createHash } from 'node:crypto';
import type * as z from 'zod/mini';
import type { tokenRequest, Tokens } from '@portal/contract/sessions.ts';
import { ACCESS_TOKEN_SECONDS, FAILURES_UNTIL_LOCK, LOCK_MINUTES } from '@portal/domain/sessions.ts';
import type { PublicContext } from '../platform/http/context.ts';
import { refuseAndKeep, refusal, type KeptRefusal } from '../platform/http/refusal.ts';
import type { InputOf } from '../platform/http/inputOf.ts';
import type { sessionEndpoints } from '@portal/contract/sessions.ts';
import { comparableEmail, findAccount, type Account } from './findAccount.ts';
import { passwordMatches } from './passwords.ts';
import { refreshSession } from './refreshSession.ts';
import type { Realm } from './sessions.tables.ts';
import { digestOfToken, newRefreshToken, signAccessToken } from './tokens.ts';

type TokenRequest = z.output<typeof tokenRequest>;
type PasswordRequest = Extract<TokenRequest, { grant_type: 'password' }>;
type Input = Pick<InputOf<typeof sessionEndpoints.createToken>, 'body' | 'client'>;
interface Checked {
  account: Account | undefined;
  matches: boolean;
}

/** Outside the transaction: the account, and the one slow verification of its password. */
export const prepareToken =
  (realm: Realm) =>
  async ({ services }: Omit<PublicContext, 'db'>, { body }: Input): Promise<Checked> => {
    if (body.grant_type === 'refresh_token') return { account: undefined, matches: false };
    const account = await services.database.read((db) => findAccount(db, realm, body.username));
    const demoRefused = !services.settings.demoAllowed && account?.email.endsWith('@portal.test');
    const matches = await passwordMatches(demoRefused ? null : account?.passwordHash, body.password);
    return { account, matches };
  };

/**
 * Signs in with a password, or renews a session (decisions.md §6). Refusals, all 400: `login.badCredentials`,
 * `login.locked` (five failures, 15 minutes, unknown addresses alike), after the right password `login.inactive` and
 * `login.disabled`; `login.sessionEnded` for a refresh token that holds no more.
 */
export const createToken =
  (realm: Realm) =>
  (context: PublicContext, { body, client }: Input, checked: Checked): Promise<Tokens | KeptRefusal> =>
    body.grant_type === 'password'
      ? signIn(context, realm, body, client, checked)
      : refreshSession(context, realm, body.refresh_token, client.idempotencyKey);

async function signIn(
  context: PublicContext,
  realm: Realm,
  { username, remember }: PasswordRequest,
  client: Input['client'],
  { account, matches }: Checked,
): Promise<Tokens | KeptRefusal> {
  const { db, now, services } = context;
  const emailDigest = createHash('sha256').update(comparableEmail(username)).digest('base64url');
  const failure = await lockFailures(context, realm, emailDigest);
  if (failure.locked_until && failure.locked_until > now) throw refusal('login.locked');
  if (!account || !matches) {
    const failures = failure.failures + 1;
    const locks = failures >= FAILURES_UNTIL_LOCK;
    await db
      .updateTable('login_failure')
      .set({
        failures: locks ? 0 : failures,
        locked_until: locks ? new Date(now.getTime() + LOCK_MINUTES * 60_000) : null,
        last_at: now,
      })
      .where('realm', '=', realm)
      .where('email_digest', '=', emailDigest)
      .execute();
    return refuseAndKeep(locks ? 'login.locked' : 'login.badCredentials');
  }
  if (account.status === 'PENDING') throw refusal('login.inactive');
  if (account.status === 'INACTIVE') throw refusal('login.disabled');
  await db.deleteFrom('login_failure').where('realm', '=', realm).where('email_digest', '=', emailDigest).execute();
  const session = await db
    .insertInto('session')
    .values({
      realm,
      account_id: account.id,
      remember,
      created_at: now,
      active_at: now,
      revoked_at: null,
      user_agent: client.userAgent ?? null,
      ip: client.ip,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
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

/**
 * The counter's row, locked: attempts for one address wait for each other and none is lost. Failures older than the
 * lock's own time count no more, or five slips over a year would lock somebody out.
 */
async function lockFailures({ db, now }: PublicContext, realm: Realm, emailDigest: string) {
  return db
    .insertInto('login_failure')
    .values({ realm, email_digest: emailDigest, failures: 0, locked_until: null, last_at: now })
    .onConflict((conflict) =>
      conflict.columns(['realm', 'email_digest']).doUpdateSet((eb) => ({
        last_at: now,
        failures: eb
          .case()
          .when('login_failure.last_at', '<', new Date(now.getTime() - LOCK_MINUTES * 60_000))
          .then(0)
          .else(eb.ref('login_failure.failures'))
          .end(),
      })),
    )
    .returning(['failures', 'locked_until'])
    .executeTakeFirstOrThrow();
}
