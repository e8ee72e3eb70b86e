import { sql, type RawBuilder } from 'kysely';
import type { Attendee } from '@portal/contract/events/checkIn.ts';
import { reachOf } from '@portal/domain/access/reach.ts';
import { ADMITTED_STAGES } from '@portal/domain/applications/whereStaffWork.ts';
import type { Stage } from '@portal/domain/applications/stages.ts';
import type { ClientStatus } from '@portal/domain/clients/accounts.ts';
import type { HolderFacts } from '@portal/domain/events/checkIn.ts';
import { PHOTO_FILE } from '../../applications/files/applicationFiles.ts';
import { clientReach } from '../../clients/clientReach.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import { attendeePhotoAddress } from './attendeePhoto.ts';

/** Who stands at the door, with what the rule asks and what is kept of them. */
export interface HolderRow {
  client: number;
  account: ClientStatus;
  application: number | null;
  stage: Stage | null;
  person_id: number | null;
  church_id: number | null;
  spouse_id: number | null;
  parent_id: number | null;
  ephesian_id: number | null;
  licence_id: number | null;
  valid_until: string | null;
  deactivated: boolean | null;
  name: string;
  church: string | null;
  photo: number | null;
}

/**
 * The account of an application, and of several applications that which admits, else the newest; of a person's own licence
 * the living one, unless another is asked for.
 */
const holders = (accounts: RawBuilder<unknown>, licence: RawBuilder<unknown>) => sql<HolderRow>`
  select client_account.id as client, client_account.status as account, application.id as application,
    application.status as stage, person.id as person_id, application.church_id, person.spouse_id,
    person.spiritual_parent_id as parent_id, licence.id as licence_id, licence.valid_until::text,
    licence.deactivated_at is not null or licence.replaced_at is not null as deactivated,
    coalesce(nullif(concat_ws(' ', leader.name, leader.last_name), ''), client_account.leader_name, client_account.email) as name,
    church.name as church, case when application.id is null then null else ${PHOTO_FILE} end as photo,
    coalesce((select ephesian_id from region_person where region_person.person_id = person.id),
      (select ephesian_id from region_country where region_country.country = church.country)) as ephesian_id
  from (${accounts}) asked
  join client_account on client_account.id = asked.client_id
  left join lateral (
    select * from application
    where application.deleted_at is null and application.status <> 'UNFINISHED'
      and application.client_account_id = asked.client_id
      and (asked.person_id is null or application.person_id = asked.person_id)
    order by (application.status in (${sql.join(ADMITTED_STAGES)})) desc, application.id desc limit 1) application on true
  left join person on person.id = coalesce(asked.person_id, application.person_id)
  left join application_leader leader on leader.application_id = application.id
  left join church on church.id = application.church_id
  left join licence on ${licence}`;

/** Whose licence a code is, in whosever reach; nothing of a code that no licence has. */
export async function holderOfCode(db: Db, code: string): Promise<HolderRow | undefined> {
  const accounts = sql`
    select licence.person_id, licence.id as licence_id, (
      select client_account_id from application where application.person_id = licence.person_id
      order by (application.deleted_at is null and application.status in (${sql.join(ADMITTED_STAGES)})) desc, application.id desc
      limit 1) as client_id
    from licence where licence.code = ${code}`;
  const { rows } = await holders(accounts, sql`licence.id = asked.licence_id`).execute(db);
  return rows[0];
}

const LIVING = sql`licence.person_id = person.id and licence.replaced_at is null`;

const clients = (condition: RawBuilder<unknown>) => sql`
  select client_account.id as client_id, null::bigint as person_id from client_account where ${condition}`;

/** An account within the actor's reach. */
export async function holderOfClient({ db, actor }: StaffContext, client: number): Promise<HolderRow | undefined> {
  const asked = clients(sql`client_account.id = ${client} and ${clientReach(reachOf(actor))}`);
  const { rows } = await holders(asked, LIVING).execute(db);
  return rows[0];
}

/** Accounts within the actor's reach that meet all conditions over `client_account`, by name. */
export async function findHolders(
  { db, actor }: StaffContext,
  conditions: readonly RawBuilder<unknown>[],
  most: number,
): Promise<HolderRow[]> {
  const narrowed = sql.join([clientReach(reachOf(actor)), ...conditions], sql` and `);
  const asked = clients(
    sql`${narrowed} order by coalesce(leader_name, email) collate portal, client_account.id limit ${sql.lit(most)}`,
  );
  const { rows } = await sql<HolderRow>`
    select * from (${holders(asked, LIVING)}) found order by name collate portal, client`.execute(db);
  return rows;
}

/** The next living licences after one, by their ids, whosever reach they are in; shorter than `most` at the end alone. */
export async function nextHolders(db: Db, after: number, most: number): Promise<(HolderRow & { code: string })[]> {
  const asked = sql`
    select licence.person_id, licence.id as licence_id, (
      select client_account_id from application where application.person_id = licence.person_id
      order by (application.deleted_at is null and application.status in (${sql.join(ADMITTED_STAGES)})) desc, application.id desc
      limit 1) as client_id
    from licence where licence.id > ${after} and licence.replaced_at is null order by licence.id limit ${sql.lit(most)}`;
  const { rows } = await sql<HolderRow & { code: string }>`
    select found.*, licence.code from (${holders(asked, sql`licence.id = asked.licence_id`)}) found
      join licence on licence.id = found.licence_id
    order by found.licence_id`.execute(db);
  return rows;
}

/** Those of some accounts that are within the actor's reach. */
export async function accountsInReach({ db, actor }: StaffContext, accounts: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select client_account.id from client_account
    where client_account.id = any(${accounts}::bigint[]) and ${clientReach(reachOf(actor))}`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** The last time that each of some persons came in at an event, before a moment where it is said, in milliseconds. */
export async function lastCheckIns(
  db: Db,
  event: number,
  persons: readonly number[],
  before?: number,
): Promise<Map<number, number>> {
  const { rows } = await sql<{ person_id: number; at: Date }>`
    select person_id, max(at) as at from check_in
    where person_id = any(${persons}::bigint[]) and event_id = ${event} and undone_at is null
      ${before === undefined ? sql`` : sql`and at < ${new Date(before)}`}
    group by person_id`.execute(db);
  return new Map(rows.map(({ person_id, at }) => [person_id, at.getTime()]));
}

export const factsOf = (row: HolderRow, lastAt: number | null): HolderFacts => ({
  account: row.account,
  stage: row.stage,
  licence:
    row.licence_id === null || row.valid_until === null
      ? null
      : { deactivated: row.deactivated === true, validUntil: row.valid_until },
  spiritualChild: row.parent_id !== null,
  lastAt,
});

/** This much is told of whoever has a licence, and no more. */
export const tellAttendee = (
  context: StaffContext,
  { name, church, photo }: Pick<HolderRow, 'name' | 'church' | 'photo'>,
): Attendee => ({
  name,
  churchName: church,
  photo: photo === null ? null : attendeePhotoAddress(context, photo),
});
