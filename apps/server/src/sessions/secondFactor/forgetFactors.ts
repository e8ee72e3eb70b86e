import type { Db } from '../../platform/database/tables.ts';
import './secondFactor.tables.ts';

/** Everything that proved a user beside the password is gone. */
export async function forgetFactors(db: Db, userId: number): Promise<void> {
  for (const table of ['authenticator_app', 'passkey', 'recovery_code'] as const) {
    await db.deleteFrom(table).where('user_id', '=', userId).execute();
  }
  await db.updateTable('staff_user').set({ second_factor: false }).where('id', '=', userId).execute();
}
