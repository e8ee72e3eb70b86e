import type { Selectable } from 'kysely';
import { makeAdministrator, whyNotManaged } from '@portal/domain/users/accounts.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import { refuseIfAny } from '../../platform/http/refusal.ts';
import type { StaffUserTable } from '../../sessions/sessions.tables.ts';
import { lockUser } from '../lockUser.ts';
import { heldRoles } from '../roles/staffRoles.ts';

/**
 * Locks an account, as `lockUser` does, for whoever manages users. That of an administrator is refused to others as
 * `user.administratorOnly`, whatever its status: one who is invited or deactivated may administer tomorrow.
 */
export async function lockManagedUser(
  context: Pick<StaffContext, 'db' | 'actor' | 'now' | 'language'>,
  id: number,
  version?: number,
): Promise<Selectable<StaffUserTable>> {
  const { db, actor } = context;
  const user = await lockUser(context, id, version);
  const working = (await heldRoles(db, id)).filter(({ active }) => active);
  const problem = whyNotManaged(makeAdministrator(working), actor.permissions);
  refuseIfAny(problem ? [problem] : []);
  return user;
}
