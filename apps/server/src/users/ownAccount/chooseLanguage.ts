import { sql } from 'kysely';
import type { userEndpoints } from '@portal/contract/users/me.ts';
import { announceRights } from '../../access/announceRights.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';

/** Keeps the language the user reads in, for every device and for mails. */
export async function chooseLanguage(
  { db, actor }: StaffContext,
  { body }: InputOf<typeof userEndpoints.chooseLanguage>,
): Promise<null> {
  await db
    .updateTable('staff_user')
    // Whoever has the account open in a form must not set it back.
    .set({ language: body.language, version: sql`version + 1` })
    .where('id', '=', actor.userId)
    .execute();
  await announceRights(db);
  return null;
}
