import type { Selectable } from 'kysely';
import type { StaffContext } from '../platform/http/context.ts';
import { notFound, refuseStale } from '../platform/http/refusal.ts';
import type { StaffUserTable } from '../sessions/sessions.tables.ts';
import { lockAdministration } from './roles/administrators.ts';
import { getStaffUser } from './staffUser.ts';

/**
 * Locks an account; one that was removed is not found. With `version` (what the reader saw) whatever changed since is
 * refused as `record.stale` with the account as it is now. The lock is the strongest one: whoever assigns an application
 * to the user meanwhile waits, and does not write a name into its card that is being changed.
 */
export async function lockUser(
  { db, now, language = 'en' }: Pick<StaffContext, 'db' | 'now'> & Partial<Pick<StaffContext, 'language'>>,
  id: number,
  version?: number,
): Promise<Selectable<StaffUserTable>> {
  await lockAdministration(db);
  const user = await db
    .selectFrom('staff_user')
    .selectAll()
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!user) throw notFound();
  await refuseStale({ seen: version, now: user.version }, () => getStaffUser({ db, now, language }, id));
  return user;
}
