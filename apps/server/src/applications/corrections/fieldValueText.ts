import { sql } from 'kysely';
import { fieldTarget, type Section } from '@portal/domain/applications/form.ts';
import type { Db } from '../../platform/database/tables.ts';
import { applicationSubject } from '../files/applicationFiles.ts';
import { columnOf } from '../detail/formRows.ts';

/** What stands in a field of the form now, as text: the value, or the file's name. Null where it is empty. */
export async function fieldValueText(db: Db, applicationId: number, key: string): Promise<string | null> {
  const target = fieldTarget(key);
  if (!target) return null;
  if (target.type === 'field') {
    return (await sectionTexts(db, applicationId, target.section, [target.name]))[target.name] ?? null;
  }
  const { noun, id } = applicationSubject(applicationId);
  const file = await db
    .selectFrom('attachment')
    .select('name')
    .where('noun', '=', noun)
    .where('subject_id', '=', id)
    .where('kind', '=', key)
    .executeTakeFirst();
  return file?.name ?? null;
}

/** The same of fields of one section, by their names. */
export async function sectionTexts(
  db: Db,
  applicationId: number,
  section: Section,
  names: readonly string[],
): Promise<Record<string, string | null>> {
  const columns = names.map((name) => sql`${sql.ref(columnOf(name))}::text as ${sql.ref(name)}`);
  const { rows } = await sql<Record<string, string | null>>`
    select ${sql.join(columns)} from ${sql.table(`application_${section}`)}
    where application_id = ${applicationId}`.execute(db);
  return rows[0] ?? {};
}
