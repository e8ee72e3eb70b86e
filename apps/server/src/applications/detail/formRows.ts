import { sql } from 'kysely';
import { FORM, SECTIONS, type FieldValue, type FormValues, type Section } from '@portal/domain/applications/form.ts';
import type { Db } from '../../platform/database/tables.ts';

/** The column of a form field: `lastName` → `last_name`. */
export const columnOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

type Values = Record<string, FieldValue>;

const COLUMNS = Object.fromEntries(
  SECTIONS.map((section) => [section, Object.keys(FORM[section]).map((name) => [name, columnOf(name)] as const)]),
) as Record<Section, (readonly [string, string])[]>;

/** One section of the form by field name; every field null where nothing was saved yet. */
export async function readSection(db: Db, applicationId: number, section: Section): Promise<Values> {
  const { rows } = await sql<Values>`
    select * from ${sql.table(`application_${section}`)} where application_id = ${applicationId}`.execute(db);
  return valuesOf(section, rows[0]);
}

const valuesOf = (section: Section, row: Values | null | undefined): Values =>
  Object.fromEntries(COLUMNS[section].map(([name, column]) => [name, row?.[column] ?? null]));

/** The saved rows of a form by section; a section that was not begun has none. */
export type FormRows = Record<Section, Values | null>;

/** They as one JSON column of a statement that reads `application`. */
export const FORM_ROWS = sql<FormRows>`json_build_object(${sql.join(
  SECTIONS.map(
    (section) => sql`${sql.lit(section)}, (
      select row_to_json(saved) from ${sql.table(`application_${section}`)} saved
      where saved.application_id = application.id)`,
  ),
)})`;

/** The whole form by field name. */
export const formOf = (rows: FormRows): FormValues =>
  Object.fromEntries(SECTIONS.map((section) => [section, valuesOf(section, rows[section])])) as unknown as FormValues;

/** The whole form, in one statement. */
export async function readForm(db: Db, applicationId: number): Promise<FormValues> {
  const { rows } = await sql<{ form: FormRows }>`
    select ${FORM_ROWS} as form from application where id = ${applicationId}`.execute(db);
  if (!rows[0]) throw new Error(`There is no application ${applicationId}.`);
  return formOf(rows[0].form);
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
