import { sql } from 'kysely';
import { FORM, SECTIONS, type FieldValue, type FormValues, type Section } from '@portal/domain/applications/form.ts';
import type { Db } from '../platform/database/tables.ts';

/** The column of a form field: `lastName` → `last_name`. */
export const columnOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

type Values = Record<string, FieldValue>;

/** One section of the form by field name; every field null where nothing was saved yet. */
export async function readSection(db: Db, applicationId: number, section: Section): Promise<Values> {
  const { rows } = await sql<Values>`
    select * from ${sql.table(`application_${section}`)} where application_id = ${applicationId}`.execute(db);
  const row = rows[0] ?? {};
  return Object.fromEntries(Object.keys(FORM[section]).map((name) => [name, row[columnOf(name)] ?? null]));
}

/** The whole form. */
export async function readForm(db: Db, applicationId: number): Promise<FormValues> {
  const sections: [Section, Values][] = [];
  for (const section of SECTIONS) sections.push([section, await readSection(db, applicationId, section)]);
  return Object.fromEntries(sections) as unknown as FormValues;
}

/** Writes fields of a section; the others stay as they are. */
export async function writeSection(db: Db, applicationId: number, section: Section, values: Values): Promise<void> {
  const columns = Object.keys(values).filter((name) => name in FORM[section]);
  if (columns.length === 0) return;
  const names = sql.join(columns.map((name) => sql.ref(columnOf(name))));
  const given = sql.join(columns.map((name) => sql`${values[name] ?? null}`));
  const updates = sql.join(
    columns.map((name) => sql`${sql.ref(columnOf(name))} = excluded.${sql.ref(columnOf(name))}`),
  );
  await sql`
    insert into ${sql.table(`application_${section}`)} (application_id, ${names}) values (${applicationId}, ${given})
    on conflict (application_id) do update set ${updates}`.execute(db);
}
