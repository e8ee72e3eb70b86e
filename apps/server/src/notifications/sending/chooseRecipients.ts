import { sql, type RawBuilder } from 'kysely';
import type { ReplyOf } from '@portal/contract/endpoints.ts';
import type { notificationEndpoints, Recipients } from '@portal/contract/notifications/notifications.ts';
import type { PlainPermission } from '@portal/domain/access/permissions.ts';
import { reachOf } from '@portal/domain/access/reach.ts';
import { MARKER_OF_GROUP } from '@portal/domain/notifications/notification.ts';
import { reachCondition } from '../../access/reachCondition.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import '../notifications.tables.ts';

/** Whether a `staff_user` holds an active role with the marker. */
export const holdsMarker = (marker: PlainPermission): RawBuilder<boolean> => sql<boolean>`exists (
  select from user_role join role on role.id = role_id
  where user_id = staff_user.id and role.active and ${marker} = any(role.permissions))`;

export const MAY_SIGN_IN = sql<boolean>`(staff_user.status = 'ACTIVE' and staff_user.removed_at is null)`;

/** Of the staff, each once: as the first group that they are of, else as a person. */
const chosenStaff = ({ groups, people }: Recipients) => {
  const via = sql`case
    when ${groups.includes('MANAGERS')} and ${holdsMarker(MARKER_OF_GROUP.MANAGERS)} then 'MANAGERS'
    when ${groups.includes('ANALYSTS')} and ${holdsMarker(MARKER_OF_GROUP.ANALYSTS)} then 'ANALYSTS'
    when id = any(${people}::bigint[]) then 'PERSON' end`;
  return sql`select * from (select id, language, ${via} as via from staff_user where ${MAY_SIGN_IN}) staff
    where via is not null`;
};

/** The applications by which applicants are chosen, in the reach of whoever writes. */
const chosenApplications = (
  { actor }: Pick<StaffContext, 'actor'>,
  { groups, country, stages, ephesian }: Recipients,
): RawBuilder<unknown> => sql`
  select application.id, client_account_id from application
  where ${groups.includes('APPLICANTS')} and ${reachCondition(reachOf(actor))}
    and (${country}::text is null or application.country = ${country})
    and (${stages.length === 0} or application.status = any(${stages}::text[]))
    and (${ephesian}::bigint is null or application.ephesian_id = ${ephesian})`;

/** Applicants who can be mailed, each once, by the newest of their applications. */
const chosenApplicants = (context: Pick<StaffContext, 'actor'>, recipients: Recipients) => sql`
  select client_account.id as account_id, max(chosen.id) as application_id, client_account.language
  from (${chosenApplications(context, recipients)}) chosen
    join client_account on client_account.id = client_account_id
  where client_account.status = 'ACTIVE'
  group by client_account.id`;

/** Who would get it now (product/notifications.md#notification); one language: everybody gets that one. */
export async function countRecipients(
  context: StaffContext,
  { body: { language, ...recipients } }: InputOf<(typeof notificationEndpoints)['countRecipients']>,
): Promise<ReplyOf<(typeof notificationEndpoints)['countRecipients']>> {
  const { rows } = await sql<{ staff: number; applicants: number; english: number; unreachable: number }>`
    with staff as (${chosenStaff(recipients)}), applicants as (${chosenApplicants(context, recipients)})
    select (select count(*)::int from staff) as staff, (select count(*)::int from applicants) as applicants,
      (select count(*)::int from (select language from staff union all select language from applicants) everyone
        where language = 'en') as english,
      (select count(*)::int from (${chosenApplications(context, recipients)}) chosen
        where not exists (
          select from client_account where client_account.id = chosen.client_account_id and status = 'ACTIVE'))
        as unreachable`.execute(context.db);
  const { staff, applicants, english, unreachable } = rows[0] ?? {
    staff: 0,
    applicants: 0,
    english: 0,
    unreachable: 0,
  };
  const all = staff + applicants;
  const en = language === 'both' ? english : language === 'en' ? all : 0;
  return { staff, applicants, en, es: all - en, unreachable };
}

/** Writes down who gets it, anew; answers how many. */
export async function keepRecipients(context: StaffContext, id: number, recipients: Recipients): Promise<number> {
  const { db } = context;
  await db.deleteFrom('notification_recipient').where('notification_id', '=', id).execute();
  const staff = await sql`
    insert into notification_recipient (notification_id, user_id, via)
    select ${id}, id, via from (${chosenStaff(recipients)}) chosen order by id`.execute(db);
  const applicants = await sql`
    insert into notification_recipient (notification_id, account_id, application_id, via)
    select ${id}, account_id, application_id, 'APPLICANTS'
    from (${chosenApplicants(context, recipients)}) chosen order by account_id`.execute(db);
  return Number(staff.numAffectedRows ?? 0) + Number(applicants.numAffectedRows ?? 0);
}
