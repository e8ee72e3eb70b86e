import { sql } from 'kysely';
import { ALIKE } from '@portal/domain/imports/imports.ts';
import {
  checkRecorded,
  forgetChurch,
  IS_UNTOUCHED_CHURCH,
  namesOfPersons,
  personColumns,
  recordChurch,
  recordLeader,
  seePerson,
  type WholeRecorded,
} from '../../applications/network/recordLeader.ts';
import { record } from '../../history/record.ts';
import type { Db } from '../../platform/database/tables.ts';
import { refusal } from '../../platform/http/refusal.ts';
import { defineImport } from './importKind.ts';

interface Before {
  person: Pick<Person, 'name' | 'last_name' | 'email' | 'phone' | 'birth_date'>;
  /** Its city and opening, where it was recorded and the row says others. */
  church: Pick<Church, 'id' | 'city' | 'valid_from'> | null;
  /** The church that they were not known to lead. */
  made: number | null;
}

interface Person {
  name: string;
  last_name: string;
  email: string | null;
  phone: string | null;
  birth_date: string | null;
  version: number;
  applied: boolean;
}

interface Church {
  id: number;
  city: string;
  valid_from: string;
  untouched: boolean;
}

/** Leaders with their churches, as they are recorded without an application (product/imports.md#leaders). */
export const leadersImport = defineImport<WholeRecorded, Before>({
  kind: 'LEADERS',
  right: 'business.request.edit',
  subject: 'person_id',
  table: 'person',
  isFresh: sql<boolean>`(subject.merged_into is null and subject.spouse_id is null and subject.spiritual_parent_id is null
    and not exists (select from application where application.person_id = subject.id)
    and not exists (select from region_person where region_person.person_id = subject.id)
    and not exists (select from person child where child.spiritual_parent_id = subject.id)
    and exists (select from church_leader where church_leader.person_id = subject.id)
    and not exists (select from church_leader join church on church.id = church_leader.church_id
      where church_leader.person_id = subject.id and not ${IS_UNTOUCHED_CHURCH}))`,
  bodyOf: async ({ now }, values) => checkRecorded(values, now),
  async find({ db }, body, batch) {
    const name = `${body.name} ${body.lastName}`;
    const alike = sql`similarity(folded(person.name || ' ' || person.last_name), folded(${name}))`;
    const { rows } = await sql<{ id: number }>`
      (select id from person where merged_into is null and email = ${body.email.toLowerCase()} order by id limit 1)
      union all
      (select person.id from person
        where person.merged_into is null and folded(person.name || ' ' || person.last_name) % folded(${name}) and ${alike} >= ${ALIKE}
          and ${leadsAlike(body)}
          and not exists (
            select from import_row where import_row.person_id = person.id and batch_id = ${batch} and outcome = 'CREATED')
        order by ${alike} desc, person.id
        limit 1)
      limit 1`.execute(db);
    return rows[0]?.id;
  },
  create: recordLeader,
  async merge(context, id, body) {
    const { db } = context;
    await seePerson(context, id);
    const person = await lockPerson(db, id);
    const church = await churchAlike(db, id, body);
    const made = church ? null : await recordChurch(context, id, body);
    const moves = church?.untouched === true && (church.city !== body.city || church.valid_from !== body.opened);
    if (moves) await place(db, { id: church.id, city: body.city, valid_from: body.opened });
    const { version: _version, applied: _applied, ...before } = person;
    const after = filledIn(person, body);
    const isOther = made !== null || moves || JSON.stringify(after) !== JSON.stringify(before);
    if (isOther) await update(db, id, after);
    return { person: before, church: moves ? church : null, made };
  },
  async versionOf(db, id) {
    const row = await db.selectFrom('person').select('version').where('id', '=', id).executeTakeFirst();
    return row?.version;
  },
  async remove(context, id) {
    const { db } = context;
    const { rows } = await sql<{ id: number }>`
      select church_id as id from church_leader where person_id = ${id} order by church_id for update`.execute(db);
    for (const church of rows) await forget(db, church.id);
    await record(context, { noun: 'persons', id, kind: 'unrecorded' });
    await db.deleteFrom('person').where('id', '=', id).execute();
  },
  async restore({ db }, id, { person, church, made }) {
    if (made !== null) await forget(db, made);
    if (church) await place(db, church);
    await update(db, id, person);
  },
  namesOf: namesOfPersons,
});

/** Whether somebody leads a church that is alike in the same country. Expects `person` in the query. */
const leadsAlike = (body: WholeRecorded) =>
  sql<boolean>`exists (select from church where ${isAlike(sql.ref('person.id'), body)})`;

const isAlike = (person: ReturnType<typeof sql>, { churchName, country }: WholeRecorded) => sql<boolean>`(
  church.id in (
    select church_id from church_leader where church_leader.person_id = ${person}
    union all
    select church_id from application where application.person_id = ${person} and application.deleted_at is null)
  and church.merged_into is null and church.country = ${country}
  and similarity(church.folded_name, folded(${churchName})) >= ${ALIKE})`;

async function churchAlike(db: Db, person: number, body: WholeRecorded): Promise<Church | undefined> {
  const { rows } = await sql<Church>`
    select church.id, city, valid_from::text, ${IS_UNTOUCHED_CHURCH} as untouched from church
    where ${isAlike(sql`${person}::bigint`, body)}
    order by similarity(church.folded_name, folded(${body.churchName})) desc, church.id limit 1
    for no key update of church`.execute(db);
  return rows[0];
}

/** Writes where a church stands and when it opened. */
const place = (db: Db, { id, city, valid_from }: Pick<Church, 'id' | 'city' | 'valid_from'>) =>
  db.updateTable('church').set({ city, valid_from }).where('id', '=', id).execute();

async function lockPerson(db: Db, id: number): Promise<Person> {
  const { rows } = await sql<Person>`
    select name, last_name, email, phone, birth_date::text, version,
      exists (select from application where application.person_id = person.id) as applied
    from person where id = ${id} for no key update`.execute(db);
  const [person] = rows;
  if (!person) throw refusal('http.notFound');
  return person;
}

/** Of who applied the form says more than a file: only what is missing is filled in. An address that there is stays. */
function filledIn(person: Person, body: WholeRecorded): Before['person'] {
  const given = personColumns(body);
  if (person.applied)
    return {
      name: person.name,
      last_name: person.last_name,
      email: person.email ?? given.email,
      phone: person.phone ?? given.phone,
      birth_date: person.birth_date ?? given.birth_date,
    };
  return {
    name: given.name,
    last_name: given.last_name,
    email: person.email ?? given.email,
    phone: given.phone ?? person.phone,
    birth_date: given.birth_date ?? person.birth_date,
  };
}

const update = (db: Db, id: number, columns: Before['person']) =>
  db
    .updateTable('person')
    .set({ ...columns, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();

/** Refused as `import.touched` where something was done with it since. */
async function forget(db: Db, church: number): Promise<void> {
  if (!(await forgetChurch(db, church))) throw refusal('import.touched', { count: 1 });
}
