import { sql } from 'kysely';
import type { StaffOption, userEndpoints } from '@portal/contract/users/me.ts';
import { markerOf } from '@portal/domain/access/roles.ts';
import { OPEN_STAGES } from '@portal/domain/applications/stages.ts';
import { newYorkDate } from '../platform/clock.ts';
import type { StaffContext } from '../platform/http/context.ts';
import type { InputOf } from '../platform/http/inputOf.ts';

/**
 * Active staff who hold a role of the kind, with how many open applications each has, by stage, and who is away. Without the right to assign,
 * or to choose who inherits of somebody who is removed, only oneself: an analyst may claim, but need not know the others' load.
 */
export async function listAssignable(
  { db, actor, now }: Pick<StaffContext, 'db' | 'actor' | 'now'>,
  { params }: InputOf<typeof userEndpoints.listAssignable>,
): Promise<StaffOption[]> {
  const column = sql.ref(`application.${params.kind}_id`);
  const choosesOthers =
    actor.permissions.has('business.request.assign') || actor.permissions.has('business.user.manage');
  const onlySelf = !choosesOthers;
  const { rows } = await sql<StaffOption>`
    select staff_user.id, staff_user.name || ' ' || staff_user.last_name as name,
      load.open, load.open_in as "openIn",
      (select json_build_object('until', last_day, 'delegate', delegate.name || ' ' || delegate.last_name)
        from absence join staff_user delegate on delegate.id = delegate_id
        where absence.user_id = staff_user.id and ${newYorkDate(now)}::date between first_day and last_day) as away
    from staff_user, lateral (
      select coalesce(sum(n), 0)::int as open, coalesce(json_object_agg(status, n), '{}') as open_in
      from (
        select status, count(*)::int as n from application
        where ${column} = staff_user.id and status = any(${[...OPEN_STAGES]}::text[]) and deleted_at is null
        group by status) as by_stage) as load
    where staff_user.status = 'ACTIVE' and (not ${onlySelf} or staff_user.id = ${actor.userId})
      and exists (
        select 1 from user_role join role on role.id = user_role.role_id
        where user_role.user_id = staff_user.id and role.active and ${markerOf(params.kind)} = any(role.permissions))
    order by name collate portal, staff_user.id`.execute(db);
  return rows;
}
