import { sql } from 'kysely';
import type { StaffOption, userEndpoints } from '@portal/contract/users/me.ts';
import { markerOf } from '@portal/domain/access/roles.ts';
import type { StaffContext } from '../platform/http/context.ts';
import type { InputOf } from '../platform/http/inputOf.ts';

/** Stages in which an application still asks for work: the load told beside each name. */
const OPEN = sql`status in ('PAID', 'ANALYSIS', 'COMPLETE_ANALYSIS', 'INTERVIEW', 'INTERVIEW_SUCCESS', 'APPROVED')`;

/**
 * Active staff who hold a role of the kind, with how many open applications each has. Without the right to assign,
 * or to choose who inherits of somebody who is removed, only oneself: an analyst may claim, but need not know the others' load.
 */
export async function listAssignable(
  { db, actor }: StaffContext,
  { params }: InputOf<typeof userEndpoints.listAssignable>,
): Promise<StaffOption[]> {
  const column = sql.ref(`application.${params.kind}_id`);
  const choosesOthers =
    actor.permissions.has('business.request.assign') || actor.permissions.has('business.user.manage');
  const onlySelf = !choosesOthers;
  const { rows } = await sql<StaffOption>`
    select staff_user.id, staff_user.name || ' ' || staff_user.last_name as name,
      (select count(*)::int from application
        where ${column} = staff_user.id and ${OPEN} and deleted_at is null) as open
    from staff_user
    where staff_user.status = 'ACTIVE' and (not ${onlySelf} or staff_user.id = ${actor.userId})
      and exists (
        select 1 from user_role join role on role.id = user_role.role_id
        where user_role.user_id = staff_user.id and role.active and ${markerOf(params.kind)} = any(role.permissions))
    order by name collate portal, staff_user.id`.execute(db);
  return rows;
}
