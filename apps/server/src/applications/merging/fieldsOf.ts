/** What is chosen of two persons or churches, field by field, and how the two change it. */
import { sql } from 'kysely';
import type { MergePreview } from '@portal/contract/churches/merging.ts';
import { MERGE_FIELDS, type MergedNoun, type MergeField } from '@portal/domain/churches/merging.ts';
import type { Db } from '../../platform/database/tables.ts';
import { TABLE_OF } from './bothOf.ts';

/** Columns of the own row; an association by hand lies in a table of its own. */
const COLUMNS: Readonly<Record<MergeField, readonly string[]>> = {
  name: ['name'],
  city: ['city'],
  country: ['country'],
  days: ['valid_from', 'valid_to'],
  email: ['email'],
  phone: ['phone'],
  birthDate: ['birth_date'],
  spouse: ['spouse_id'],
  parent: ['spiritual_parent_id'],
  ephesian: [],
};
/** Changes of a church that come with a field. */
const CHANGES: Readonly<Partial<Record<MergeField, readonly string[]>>> = {
  name: ['name'],
  country: ['country'],
  days: ['opened', 'closed'],
};

interface Two {
  noun: MergedNoun;
  kept: number;
  gone: number;
}

const personName = (of: string) =>
  sql`(select named.name || ' ' || named.last_name from person named where named.id = person.${sql.ref(of)})`;
const TOLD = {
  churches: sql`name, city, country, valid_from::text || '/' || coalesce(valid_to::text, '') as days`,
  persons: sql`name || ' ' || last_name as name, email, phone, birth_date::text as "birthDate",
    ${personName('spouse_id')} as spouse, ${personName('spiritual_parent_id')} as parent,
    (select staff_user.name || ' ' || staff_user.last_name from region_person
      join staff_user on staff_user.id = region_person.ephesian_id where person_id = person.id) as ephesian`,
} as const;

type Values = Readonly<Partial<Record<MergeField, string | null>>>;

/** What both say, by field, those that differ; and their names. */
export async function tellFields(db: Db, { noun, kept, gone }: Two) {
  const { rows } = await sql<Values & { id: number }>`
    select id, ${TOLD[noun]} from ${sql.table(TABLE_OF[noun])} where id in (${kept}, ${gone})`.execute(db);
  const [one, other] = [kept, gone].map((id): Values => rows.find((row) => row.id === id) ?? {});
  const fields: MergePreview['fields'] = MERGE_FIELDS[noun].flatMap((key: MergeField) => {
    const both = { kept: one?.[key] ?? null, gone: other?.[key] ?? null };
    return both.kept === both.gone ? [] : [{ key, ...both }];
  });
  return { fields, names: { kept: one?.name ?? '', gone: other?.name ?? '' } };
}

/** The two change these fields with all that comes with them; done once more, they are as they were. */
export async function swapFields(db: Db, { noun, kept, gone }: Two, fields: readonly MergeField[]): Promise<void> {
  const columns = fields.flatMap((field) =>
    noun === 'persons' && field === 'name' ? ['name', 'last_name'] : COLUMNS[field],
  );
  const table = sql.table(TABLE_OF[noun]);
  const values = columns.map((name) => sql`${sql.ref(name)} = other.${sql.ref(name)}`);
  await sql`
    update ${table} one set ${sql.join([...values, sql`version = one.version + 1`])} from ${table} other
    where (one.id = ${kept} and other.id = ${gone}) or (one.id = ${gone} and other.id = ${kept})`.execute(db);
  const changes = noun === 'churches' ? fields.flatMap((field) => CHANGES[field] ?? []) : [];
  if (changes.length > 0) {
    await sql`
      update church_change set church_id = ${kept}::bigint + ${gone}::bigint - church_id
      where church_id in (${kept}, ${gone}) and what = any(${changes}::text[])`.execute(db);
  }
  if (fields.includes('spouse')) await nameEachOther(db, [kept, gone]);
  if (fields.includes('ephesian')) await swapByHand(db, { kept, gone });
}

/** Whoever is named as the spouse names them in turn. */
const nameEachOther = (db: Db, ids: readonly number[]) =>
  sql`
    update person spouse set spouse_id = named.id from person named
    where named.id = any(${ids}::bigint[]) and spouse.id = named.spouse_id`.execute(db);

async function swapByHand(db: Db, { kept, gone }: Pick<Two, 'kept' | 'gone'>): Promise<void> {
  const { rows } = await sql<{ person_id: number; ephesian_id: number }>`
    delete from region_person where person_id in (${kept}, ${gone}) returning person_id, ephesian_id`.execute(db);
  for (const { person_id, ephesian_id } of rows) {
    const person = person_id === kept ? gone : kept;
    await db.insertInto('region_person').values({ person_id: person, ephesian_id }).execute();
  }
}
