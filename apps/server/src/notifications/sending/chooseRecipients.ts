import { sql, type RawBuilder } from 'kysely';
import type { ReplyOf } from '@portal/contract/endpoints.ts';
import type { recipientEndpoints, Recipients } from '@portal/contract/notifications/recipients.ts';
import type { PlainPermission } from '@portal/domain/access/permissions.ts';
import { reachOf } from '@portal/domain/access/reach.ts';
import { MARKER_OF_GROUP } from '@portal/domain/notifications/notification.ts';
import { languageFor } from '@portal/domain/content/post.ts';
import type { Language } from '@portal/domain/languages.ts';
import { reachCondition } from '../../access/reachCondition.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { jsonRows } from '../../platform/database/jsonRows.ts';
import { nameApplicants } from './findApplicants.ts';
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
  return sql`select * from (select id, language, name || ' ' || last_name as name, ${via} as via from staff_user where ${MAY_SIGN_IN}) staff
    where via is not null`;
};

/** The applications by which applicants are chosen, in the reach of whoever writes. */
const chosenApplications = (
  { actor }: Pick<StaffContext, 'actor'>,
  { groups, country, stages, ephesian, applicants }: Recipients,
): RawBuilder<unknown> => {
  const ofGroup = sql`(${country}::text is null or application.country = ${country})
    and (${stages.length === 0} or application.status = any(${stages}::text[]))
    and (${ephesian}::bigint is null or application.ephesian_id = ${ephesian})`;
  const single = sql`application.id = any(${applicants}::bigint[])`;
  const isOne = groups.includes('APPLICANTS') ? sql`((${ofGroup}) or ${single})` : single;
  return sql`
    select application.id, client_account_id, case when ${single} then 'PERSON' else 'APPLICANTS' end as via
    from application where ${reachCondition(reachOf(actor))} and ${isOne}`;
};

/** Applicants who can be mailed, each once, by the newest of their applications. */
const chosenApplicants = (context: Pick<StaffContext, 'actor'>, recipients: Recipients) => sql`
  select client_account.id as account_id, max(chosen.id) as application_id, max(via) as via, client_account.language,
    coalesce(leader_name, email) as name
  from (${chosenApplications(context, recipients)}) chosen
    join client_account on client_account.id = client_account_id
  where client_account.status = 'ACTIVE'
  group by client_account.id`;

/** Applications of which nobody can be mailed. */
const unreachable = (context: Pick<StaffContext, 'actor'>, recipients: Recipients) => sql`
  select chosen.id from (${chosenApplications(context, recipients)}) chosen
  where not exists (
    select from client_account where client_account.id = chosen.client_account_id and status = 'ACTIVE')`;

/** So many are named before it is sent; after that the list of recipients names all. */
const NAMED = 100;

interface Counted {
  staff: number;
  applicants: number;
  english: number;
  named: { name: string; language: Language }[];
  unreachable: number;
  lacking: number[];
}
const NOBODY: Counted = { staff: 0, applicants: 0, english: 0, named: [], unreachable: 0, lacking: [] };

/** Who would get it now (product/notifications.md#notification); one language: everybody gets that one. */
export async function countRecipients(
  context: StaffContext,
  { body: { language, ...recipients } }: InputOf<(typeof recipientEndpoints)['countRecipients']>,
): Promise<ReplyOf<(typeof recipientEndpoints)['countRecipients']>> {
  const { rows } = await sql<Counted>`
    with staff as (${chosenStaff(recipients)}), applicants as (${chosenApplicants(context, recipients)})
    select (select count(*)::int from staff) as staff, (select count(*)::int from applicants) as applicants,
      (select count(*)::int from (select language from staff union all select language from applicants) everyone
        where language = 'en') as english,
      ${jsonRows(sql`
        select name, language from (select name, language from staff union all select name, language from applicants) everyone
        order by name collate portal limit ${sql.lit(NAMED)}`)} as named,
      (select count(*)::int from (${unreachable(context, recipients)}) nobody) as unreachable,
      array(select id from (${unreachable(context, recipients)}) nobody order by id limit ${sql.lit(NAMED)}) as lacking`.execute(
    context.db,
  );
  const { staff, applicants, english, named, unreachable: lacks, lacking } = rows[0] ?? NOBODY;
  const all = staff + applicants;
  const en = language === 'both' ? english : language === 'en' ? all : 0;
  return {
    staff,
    applicants,
    en,
    es: all - en,
    reached: named.map((one) => ({ name: one.name, language: languageFor(language, one.language) })),
    unreachable: lacks,
    unreached: await nameApplicants(context, lacking),
  };
}

/** Writes down who gets it, anew, in the order in which they are listed; answers how many. */
export async function keepRecipients(context: StaffContext, id: number, recipients: Recipients): Promise<number> {
  const { db } = context;
  await db.deleteFrom('notification_recipient').where('notification_id', '=', id).execute();
  const staff = await sql`
    insert into notification_recipient (notification_id, user_id, via)
    select ${id}, id, via from (${chosenStaff(recipients)}) chosen order by name collate portal, id`.execute(db);
  const applicants = await sql`
    insert into notification_recipient (notification_id, account_id, application_id, via)
    select ${id}, account_id, application_id, via
    from (${chosenApplicants(context, recipients)}) chosen order by name collate portal, account_id`.execute(db);
  return Number(staff.numAffectedRows ?? 0) + Number(applicants.numAffectedRows ?? 0);
}
