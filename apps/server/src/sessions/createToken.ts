import type * as z from 'zod/mini';
import type { SecondStep, tokenRequest, Tokens } from '@portal/contract/sessions.ts';
import type { PublicContext } from '../platform/http/context.ts';
import { KeptRefusal, refuseAndKeep, refusal } from '../platform/http/refusal.ts';
import type { InputOf } from '../platform/http/inputOf.ts';
import type { sessionEndpoints } from '@portal/contract/sessions.ts';
import { findAccount, type Account } from './findAccount.ts';
import { forgetFailures, lockFailures } from './loginFailures.ts';
import { passwordMatches } from './passwords.ts';
import { refreshSession } from './refreshSession.ts';
import { beginSecondStep } from './secondFactor/beginSecondStep.ts';
import type { Realm } from './sessions.tables.ts';
import { startSession } from './startSession.ts';

type TokenRequest = z.output<typeof tokenRequest>;
type PasswordRequest = Extract<TokenRequest, { grant_type: 'password' }>;
type RefreshRequest = Exclude<TokenRequest, PasswordRequest>;
type Input = Pick<InputOf<typeof sessionEndpoints.createToken>, 'body' | 'client'>;
interface Checked {
  account: Account | undefined;
  matches: boolean;
  /** The password is that of the newest registration of the address, which nobody confirmed. */
  registered: boolean;
}

/** Outside the transaction: the account, and the slow verifications, as many for an address that has none. */
export const prepareToken =
  (realm: Realm) =>
  async ({ services }: Omit<PublicContext, 'db'>, { body }: Input): Promise<Checked> => {
    if (body.grant_type === 'refresh_token') return { account: undefined, matches: false, registered: false };
    const { username, password } = body;
    const account = await services.database.read((db) => findAccount(db, realm, username));
    const demoRefused = !services.settings.demoAllowed && account?.email.endsWith('@portal.test');
    const matches = await passwordMatches(demoRefused ? null : account?.passwordHash, password);
    // Staff are invited and never register.
    const registered = realm === 'client' && (await passwordMatches(account?.registrationHash, password));
    return { account, matches, registered };
  };

/**
 * Signs in with a password, or renews a session (product/sessions.md#signing-in). Whoever has a second factor gets a step to
 * prove it with. Refusals, all 400: `login.badCredentials`, `login.locked` (five failures, 15 minutes, unknown addresses
 * alike), after the right password `login.inactive` and `login.disabled`; `login.sessionEnded` for a refresh token that holds
 * no more.
 */
export async function createStaffToken(
  context: PublicContext,
  { body, client }: Input,
  checked: Checked,
): Promise<Tokens | SecondStep | KeptRefusal> {
  if (body.grant_type === 'refresh_token') return refresh(context, 'staff', body, client);
  const account = await provedAccount(context, 'staff', body.username, checked);
  if (account instanceof KeptRefusal) return account;
  if (account.secondFactor) return beginSecondStep(context, account);
  await keepStaffSignIn(context, account);
  return startSession(context, arrival('staff', account, body, client));
}

/**
 * The same of clients, who have no second factor. A password that was only registered is `login.inactive` for every address:
 * else registering and signing in would tell who has an account already.
 */
export async function createClientToken(
  context: PublicContext,
  { body, client }: Input,
  checked: Checked,
): Promise<Tokens | KeptRefusal> {
  if (body.grant_type === 'refresh_token') return refresh(context, 'client', body, client);
  const account = await provedAccount(context, 'client', body.username, checked);
  if (account instanceof KeptRefusal) return account;
  await keepClientSignIn(context, account);
  return startSession(context, arrival('client', account, body, client));
}

const refresh = (context: PublicContext, realm: Realm, body: RefreshRequest, { idempotencyKey }: Input['client']) =>
  refreshSession(context, realm, body.refresh_token, idempotencyKey);

const arrival = (realm: Realm, { id }: Account, { remember }: PasswordRequest, { userAgent, ip }: Input['client']) => ({
  realm,
  accountId: id,
  remember,
  userAgent,
  ip,
});

/** The account whose password was right, and which may come in. */
async function provedAccount(
  context: PublicContext,
  realm: Realm,
  username: string,
  { account, matches, registered }: Checked,
): Promise<Account | KeptRefusal> {
  const failures = await lockFailures(context, realm, username);
  if (failures.locked) throw refusal('login.locked');
  if (!matches && registered) throw refusal('login.inactive');
  if (!account || !matches) {
    const locks = await failures.count();
    return refuseAndKeep(locks ? 'login.locked' : 'login.badCredentials');
  }
  if (account.status === 'PENDING') throw refusal('login.inactive');
  if (account.status === 'INACTIVE') throw refusal('login.disabled');
  await forgetFailures(context, realm, username);
  return account;
}

/** The account may have got another password, or have been disabled or removed, while this one was being verified. */
async function keepStaffSignIn({ db, now }: PublicContext, { id, passwordHash }: Account): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('staff_user')
    .set({ last_sign_in_at: now })
    .where('id', '=', id)
    .where('password_hash', '=', passwordHash)
    .where('status', '=', 'ACTIVE')
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw refusal('login.badCredentials');
}

/** The same of a client, whose last activity it is (see `noteActivity`). */
async function keepClientSignIn({ db, now }: PublicContext, { id, passwordHash }: Account): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('client_account')
    .set({ last_sign_in_at: now, last_active_at: now })
    .where('id', '=', id)
    .where('password_hash', '=', passwordHash ?? '')
    .where('status', '=', 'ACTIVE')
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw refusal('login.badCredentials');
}
