import type { Db } from '../platform/database/tables.ts';
import type { Realm } from './sessions.tables.ts';

export interface Account {
  id: number;
  email: string;
  /** Of a client not confirmed yet that of the newest registration, so that an older one's is answered as any wrong one. */
  passwordHash: string | null;
  /** Of the newest registration of a client's address, confirmed by nobody: it opens nothing. */
  registrationHash: string | null;
  status: 'ACTIVE' | 'INACTIVE' | 'PENDING';
  /** The password alone opens nothing. */
  secondFactor: boolean;
}

/** An address as it is stored and compared. */
export const comparableEmail = (email: string): string => email.normalize('NFC').trim().toLowerCase();

/** Whether an account may go on with a session it has. */
export async function isActiveAccount(db: Db, realm: Realm, accountId: number): Promise<boolean> {
  const account =
    realm === 'staff'
      ? db.selectFrom('staff_user').select('status').where('id', '=', accountId).where('removed_at', 'is', null)
      : db.selectFrom('client_account').select('status').where('id', '=', accountId);
  return (await account.executeTakeFirst())?.status === 'ACTIVE';
}

/** The account of an address in a realm; addresses compare lower-cased. */
export async function findAccount(db: Db, realm: Realm, email: string): Promise<Account | undefined> {
  const address = comparableEmail(email);
  if (realm === 'staff') {
    const user = await db
      .selectFrom('staff_user')
      .select(['id', 'email', 'password_hash as passwordHash', 'status', 'second_factor as secondFactor'])
      .where('email', '=', address)
      .where('removed_at', 'is', null)
      .executeTakeFirst();
    return user && { ...user, registrationHash: null };
  }
  const client = await db
    .selectFrom('client_account')
    .select(['id', 'email', 'password_hash', 'registration_hash as registrationHash', 'status'])
    .where('email', '=', address)
    .executeTakeFirst();
  if (!client) return undefined;
  const { password_hash, ...account } = client;
  const unconfirmed = account.status === 'PENDING' ? account.registrationHash : null;
  return { ...account, passwordHash: unconfirmed ?? password_hash, secondFactor: false };
}
