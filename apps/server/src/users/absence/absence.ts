import { sql } from 'kysely';
import type { Absence } from '@portal/contract/users/absences.ts';
import { ASSIGNMENT_KINDS, markerOf } from '@portal/domain/access/roles.ts';
import { jsonRows } from '../../platform/database/jsonRows.ts';
import type { Db } from '../../platform/database/tables.ts';
import { newYorkDate } from '../../platform/clock.ts';
import { notFound } from '../../platform/http/refusal.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import '../users.tables.ts';

const nameOf = (table: string) => sql`${sql.ref(`${table}.name`)} || ' ' || ${sql.ref(`${table}.last_name`)}`;

/** Active colleagues who hold an active role of a kind that the user holds a role of too. */
const offeredTo = (user: number) => sql`
  select colleague.id, ${nameOf('colleague')} as name from staff_user colleague
  where colleague.status = 'ACTIVE' and colleague.removed_at is null and colleague.id <> ${user} and exists (
    select from user_role theirs join role their_role on their_role.id = theirs.role_id and their_role.active,
      user_role own join role own_role on own_role.id = own.role_id and own_role.active,
      unnest(${ASSIGNMENT_KINDS.map(markerOf)}::text[]) marker
    where theirs.user_id = colleague.id and own.user_id = ${user}
      and marker = any(their_role.permissions) and marker = any(own_role.permissions))
  order by (${nameOf('colleague')}) collate portal, colleague.id`;

/** As the contract tells it; an absence that is over is none. An account that was removed is not found. */
export async function tellAbsence({ db, now }: Pick<StaffContext, 'db' | 'now'>, id: number): Promise<Absence> {
  const today = newYorkDate(now);
  const { rows } = await sql<Absence>`
    select coalesce(absence.version, 0) as version,
      case when absence.last_day >= ${today} then json_build_object(
        'delegate', json_build_object('id', delegate.id, 'name', ${nameOf('delegate')}),
        'from', absence.first_day, 'until', absence.last_day) end as absence,
      ${jsonRows(offeredTo(id))} as offered,
      ${jsonRows(sql`
        select away.id, ${nameOf('away')} as name, theirs.first_day as from, theirs.last_day as until
        from absence theirs join staff_user away on away.id = theirs.user_id and away.removed_at is null
        where theirs.delegate_id = ${id} and theirs.last_day >= ${today} order by theirs.first_day, away.id`)} as "standsInFor"
    from staff_user left join absence on absence.user_id = staff_user.id
      left join staff_user delegate on delegate.id = absence.delegate_id
    where staff_user.id = ${id} and staff_user.removed_at is null`.execute(db);
  if (!rows[0]) throw notFound();
  return rows[0];
}

/** Who may stand in for a user now. */
export const mayStandIn = async (db: Db, user: number, delegate: number): Promise<boolean> =>
  (await sql`select from (${offeredTo(user)}) offered where id = ${delegate}`.execute(db)).rows.length > 0;
