import { createHash, randomBytes } from 'node:crypto';
import type { Generated } from 'kysely';
import type { Context, AnyActor } from '../platform/http/context.ts';
import { refusal } from '../platform/http/refusal.ts';
import type { Realm } from './sessions.tables.ts';

const PURPOSES = ['CONFIRM', 'RESET', 'WELCOME', 'EMAIL'] as const;
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

/** Makes a token to be mailed; only its digest is kept, so it cannot be told a second time. */
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

/** Uses a token up and answers what it stood for. One that is unknown, used or expired is `login.tokenUsed`. */
export async function useAccountToken(
  { db, now }: Place,
  realm: Realm,
  purpose: TokenPurpose,
  token: string,
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
  if (!used) throw refusal('login.tokenUsed');
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
