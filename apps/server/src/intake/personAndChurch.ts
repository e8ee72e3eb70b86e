import { sql } from 'kysely';
import type { FormValues } from '@portal/domain/applications/form.ts';
import { phoneOf } from '@portal/domain/applications/phones.ts';
import { newYorkDate } from '../platform/clock.ts';
import { followFormOf } from '../churches/keepChurch.ts';
import type { ClientContext } from '../platform/http/context.ts';
import '../persons/persons.tables.ts';

/** How alike two names must be to be the same account's same person or church again. */
export const SAME = 0.6;

/** What the network keeps of the leader beyond the application. */
export const personColumns = ({ leader }: FormValues) => ({
  name: leader.name ?? '',
  last_name: leader.lastName ?? '',
  email: leader.email?.toLowerCase() ?? null,
  phone: phoneOf(leader.homeAreaCode, leader.homeNumber),
  birth_date: leader.birthDate,
});

export const churchColumns = ({ ministry }: FormValues) => ({
  name: ministry.name ?? '',
  city: ministry.city ?? '',
  country: ministry.country ?? '',
});

/**
 * The person of a submission: the one of an earlier application of the same account where name and birth date agree
 * (so that what was associated by hand holds), else a new one. Another account's look-alike is noted, never taken.
 */
export async function personOf({ db, actor, now }: ClientContext, form: FormValues): Promise<number> {
  const columns = personColumns(form);
  const { rows } = await sql<{ id: number }>`
    select person.id from application join person on person.id = application.person_id
    where application.client_account_id = ${actor.accountId} and person.birth_date = ${columns.birth_date}
      and similarity(person.name || ' ' || person.last_name, ${`${columns.name} ${columns.last_name}`}) >= ${SAME}
    order by application.id desc limit 1`.execute(db);
  const known = rows[0]?.id;
  if (known !== undefined) {
    await db.updateTable('person').set(columns).where('id', '=', known).execute();
    return known;
  }
  const made = await db
    .insertInto('person')
    .values({ ...columns, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return made.id;
}

/** The church of a submission, found again likewise by city, country and name, be it a former one. */
export async function churchOf({ db, actor, now }: ClientContext, form: FormValues): Promise<number> {
  const columns = churchColumns(form);
  const { rows } = await sql<{ id: number }>`
    select church.id from application join church on church.id = application.church_id
    where application.client_account_id = ${actor.accountId} and lower(church.city) = lower(${columns.city})
      and church.country = ${columns.country} and (similarity(church.name, ${columns.name}) >= ${SAME} or exists (
        select from church_change where church_id = church.id and what = 'name'
          and similarity(before, ${columns.name}) >= ${SAME}))
    order by application.id desc limit 1`.execute(db);
  const known = rows[0]?.id;
  if (known !== undefined) {
    await followFormOf(db, known, columns);
    return known;
  }
  const made = await db
    .insertInto('church')
    .values({ ...columns, valid_from: newYorkDate(now), valid_to: null, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return made.id;
}
