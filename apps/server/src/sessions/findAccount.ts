import type { Db } from '../platform/database/tables.ts';
import type { Realm } from './sessions.tables.ts';
import '../users/users.tables.ts';

export interface Account {
  id: number;
  email: string;
  passwordHash: string | null;
  status: 'ACTIVE' | 'INACTIVE' | 'PENDING';
}

/** An address as it is stored and compared. */
export const comparableEmail = (email: string): string => email.normalize('NFC').trim().toLowerCase();

/** Whether an account may go on with a session it has. */
export async function isActiveAccount(db: Db, realm: Realm, accountId: number): Promise<boolean> {
  const table = realm === 'staff' ? 'staff_user' : 'client_account';
  const account = await db.selectFrom(table).select('status').where('id', '=', accountId).executeTakeFirst();
  return account?.status === 'ACTIVE';
}

/** The account of an address in a realm; addresses compare lower-cased. */
export async function findAccount(db: Db, realm: Realm, email: string): Promise<Account | undefined> {
  const address = comparableEmail(email);
  const row =
    realm === 'staff'
      ? await db
          .selectFrom('staff_user')
          .select(['id', 'email', 'password_hash', 'status'])
          .where('email', '=', address)
          .executeTakeFirst()
      : await db
          .selectFrom('client_account')
          .select(['id', 'email', 'password_hash', 'status'])
          .where('email', '=', address)
          .executeTakeFirst();
  return row && { id: row.id, email: row.email, passwordHash: row.password_hash, status: row.status };
}
