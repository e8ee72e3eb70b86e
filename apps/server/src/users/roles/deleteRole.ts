import type { roleEndpoints } from '@portal/contract/users/roles.ts';
import { shippedAs, whyNotDeleted } from '@portal/domain/access/roleRules.ts';
import { makeAdministrator, whyNotManaged } from '@portal/domain/users/accounts.ts';
import { record } from '../../history/record.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import { refuseIfAny } from '../../platform/http/refusal.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { lockRole, permissionsOf } from './role.ts';

/**
 * Deletes a role that staff made and nobody holds; accounts that were removed lose it. Refusals: `record.stale`,
 * `user.administratorOnly`, `role.shipped`, `role.hasUsers` (product/access.md#roles).
 */
export async function deleteRole(
  context: StaffContext,
  { params: { id }, body }: InputOf<typeof roleEndpoints.deleteRole>,
): Promise<null> {
  const { db, actor } = context;
  const role = await lockRole(context, id, body.version);
  const why =
    whyNotManaged(makeAdministrator([{ permissions: permissionsOf(role) }]), actor.permissions) ??
    whyNotDeleted({ ...role, shipped: shippedAs(role.slug) !== undefined });
  refuseIfAny(why ? [why] : []);
  await db.deleteFrom('user_role').where('role_id', '=', id).execute();
  await db.deleteFrom('role').where('id', '=', id).execute();
  await record(context, { noun: 'access', id, kind: 'deleted', detail: { name: role.name } });
  return null;
}
