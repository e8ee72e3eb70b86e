import { sql } from 'kysely';
import { reachOf } from '@portal/domain/access/reach.ts';
import { phoneOf } from '@portal/domain/applications/phones.ts';
import { whyNotRecord, type Recorded, type RecordedField } from '@portal/domain/churches/recorded.ts';
import { record } from '../../history/record.ts';
import { newYorkDate } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import { notFound, refuseFields } from '../../platform/http/refusal.ts';
import { personSight } from '../networkReach.ts';
import '../regions/regions.tables.ts';

type Acting = Pick<StaffContext, 'db' | 'actor' | 'now'>;

/** What is needed is there. */
export type WholeRecorded = Recorded &
  Readonly<Record<Exclude<RecordedField, 'birthDate' | 'homeAreaCode' | 'homeNumber'>, string>>;

/** As it is recorded; refused at its fields as the form is. */
export function checkRecorded(values: Recorded, now: Date): WholeRecorded {
  refuseFields(whyNotRecord(values, newYorkDate(now)));
  return values as WholeRecorded;
}

/**
 * Records a leader with the church that they lead, without an application (product/churches.md#recorded). Answers the
 * person. `http.notFound` where the actor would not see them afterwards: the church lies in another's region.
 */
export async function recordLeader(context: Acting, recorded: WholeRecorded): Promise<number> {
  const { db, now } = context;
  const { id } = await db
    .insertInto('person')
    .values({ ...personColumns(recorded), created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const church = await recordChurch(context, id, recorded);
  await seePerson(context, id);
  await record(context, { noun: 'persons', id, kind: 'recorded', detail: { church } });
  return id;
}

/** Records a church that somebody leads. */
export async function recordChurch(context: Acting, person: number, recorded: WholeRecorded): Promise<number> {
  const { db, now } = context;
  const { id } = await db
    .insertInto('church')
    .values({
      name: recorded.churchName,
      city: recorded.city,
      country: recorded.country,
      valid_from: recorded.opened,
      valid_to: null,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('church_leader').values({ church_id: id, person_id: person, at: now }).execute();
  await record(context, { noun: 'churches', id, kind: 'recorded', detail: { person } });
  return id;
}

/** What is kept of a person. */
export const personColumns = ({ name, lastName, email, homeAreaCode, homeNumber, birthDate }: WholeRecorded) => ({
  name,
  last_name: lastName,
  email: email.toLowerCase(),
  phone: phoneOf(homeAreaCode ?? null, homeNumber ?? null),
  birth_date: birthDate ?? null,
});

/** Whoever is out of the actor's reach is not found. */
export async function seePerson({ db, actor }: Pick<Acting, 'db' | 'actor'>, id: number): Promise<void> {
  const { rows } = await sql`select from person where id = ${id} and ${personSight(reachOf(actor))}`.execute(db);
  if (rows.length === 0) throw notFound();
}

/** What they are called, of those in reach. */
export async function namesOfPersons(
  { db, actor }: Pick<Acting, 'db' | 'actor'>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name || ' ' || last_name as name from person
    where id = any(${[...ids]}::bigint[]) and ${personSight(reachOf(actor))}`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Whether nobody has said, done or changed anything of a church since it was recorded. Expects `church` in the query. */
export const IS_UNTOUCHED_CHURCH = sql<boolean>`(church.version = 1 and church.merged_into is null
  and not exists (select from application where application.church_id = church.id)
  and not exists (select from census_report where census_report.church_id = church.id)
  and not exists (select from check_in where check_in.church_id = church.id))`;

/** Takes the recording of a church back, where it is as it was recorded; answers whether it was. */
export async function forgetChurch(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql`select id from church where id = ${id} and ${IS_UNTOUCHED_CHURCH} for update`.execute(db);
  if (rows.length === 0) return false;
  await db.deleteFrom('church_leader').where('church_id', '=', id).execute();
  await db.deleteFrom('church').where('id', '=', id).execute();
  return true;
}
