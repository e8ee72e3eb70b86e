import { createHash, randomBytes } from 'node:crypto';
import type { Generated } from 'kysely';
import type { Language } from '@portal/domain/languages.ts';
import type { Context, AnyActor } from '../platform/http/context.ts';
import { refusal } from '../platform/http/refusal.ts';
import type { Realm } from './sessions.tables.ts';

const PURPOSES = ['CONFIRM', 'RESET', 'WELCOME', 'EMAIL', 'SIGN_IN', 'FACTOR'] as const;
export type TokenPurpose = (typeof PURPOSES)[number];

export interface AccountTokenTable {
  digest: string;
  realm: Realm;
  account_id: number;
  purpose: TokenPurpose;
  expires_at: Date;
  used_at: Date | null;
  /** The address that a token of the purpose EMAIL confirms. */
  email: Generated<string | null>;
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    account_token: AccountTokenTable;
  }
}

type Place = Pick<Context<AnyActor>, 'db' | 'now'>;
interface Holder {
  realm: Realm;
  accountId: number;
}

const digestOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** What a token stands for. */
interface Held {
  accountId: number;
  /** The address that a token of the purpose EMAIL confirms. */
  email: string | null;
}

/** Makes a token, to be mailed or shown; only its digest is kept, so it cannot be told a second time. */
export async function issueAccountToken(
  { db, now }: Place,
  { realm, accountId }: Holder,
  purpose: TokenPurpose,
  hours: number,
  email: string | null = null,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db
    .insertInto('account_token')
    .values({
      digest: digestOf(token),
      realm,
      account_id: accountId,
      purpose,
      expires_at: new Date(now.getTime() + hours * 3_600_000),
      used_at: null,
      email,
    })
    .execute();
  return token;
}

/** What a token stands for, which it goes on doing; nothing for one that is unknown, used or expired. */
export async function findAccountToken(
  { db, now }: Place,
  realm: Realm,
  purpose: TokenPurpose,
  token: string,
): Promise<Held | undefined> {
  return db
    .selectFrom('account_token')
    .select(['account_id as accountId', 'email'])
    .where('digest', '=', digestOf(token))
    .where('realm', '=', realm)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** The language of the client whom such a token was mailed to, used or not; nothing for one that is unknown. */
export async function findTokenLanguage({ db }: Pick<Place, 'db'>, token: string): Promise<Language | undefined> {
  const row = await db
    .selectFrom('account_token')
    .innerJoin('client_account', 'client_account.id', 'account_token.account_id')
    .select('client_account.language')
    .where('digest', '=', digestOf(token))
    .where('realm', '=', 'client')
    .executeTakeFirst();
  return row?.language;
}

/** Uses a token up and answers what it stood for. One that is unknown, used or expired is refused as `login.tokenUsed`. */
export async function useAccountToken(
  { db, now }: Place,
  realm: Realm,
  purpose: TokenPurpose,
  token: string,
  refused: 'login.tokenUsed' | 'login.stepEnded' = 'login.tokenUsed',
): Promise<Held> {
  const used = await db
    .updateTable('account_token')
    .set({ used_at: now })
    .where('digest', '=', digestOf(token))
    .where('realm', '=', realm)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['account_id as accountId', 'email'])
    .executeTakeFirst();
  if (!used) throw refusal(refused);
  return used;
}

/** The address that was mailed a link to become the account's, while the link can still be followed. */
export async function findPendingEmail({ db, now }: Place, { realm, accountId }: Holder): Promise<string | null> {
  const row = await db
    .selectFrom('account_token')
    .select('email')
    .where('realm', '=', realm)
    .where('account_id', '=', accountId)
    .where('purpose', '=', 'EMAIL')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('expires_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.email ?? null;
}

/** Makes every link mailed to the account so far worthless, or those of one purpose. */
export async function endAccountTokens(
  { db, now }: Place,
  { realm, accountId }: Holder,
  purpose?: TokenPurpose,
): Promise<void> {
  await db
    .updateTable('account_token')
    .set({ used_at: now })
    .where('realm', '=', realm)
    .where('account_id', '=', accountId)
    .where('purpose', 'in', purpose ? [purpose] : PURPOSES)
    .where('used_at', 'is', null)
    .execute();
}

/** Makes a step of an account for some minutes; those that lapsed before are forgotten, since every sign-in makes one. */
export async function issueStep(
  place: Place,
  accountId: number,
  purpose: Extract<TokenPurpose, 'SIGN_IN' | 'FACTOR'>,
  minutes: number,
): Promise<string> {
  await place.db
    .deleteFrom('account_token')
    .where('realm', '=', 'staff')
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .where('expires_at', '<', place.now)
    .execute();
  return issueAccountToken(place, { realm: 'staff', accountId }, purpose, minutes / 60);
}
