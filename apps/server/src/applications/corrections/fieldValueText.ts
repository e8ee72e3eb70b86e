import { sql } from 'kysely';
import { fieldTarget } from '@portal/domain/applications/form.ts';
import type { Db } from '../../platform/database/tables.ts';
import { applicationSubject } from '../files/applicationFiles.ts';
import { columnOf } from '../detail/formRows.ts';

/** What stands in a field of the form now, as text: the value, or the file's name. Null where it is empty. */
export async function fieldValueText(db: Db, applicationId: number, key: string): Promise<string | null> {
  const target = fieldTarget(key);
  if (!target) return null;
  if (target.type === 'field') {
    const { rows } = await sql<{ value: string | null }>`
      select ${sql.ref(columnOf(target.name))}::text as value
      from ${sql.table(`application_${target.section}`)} where application_id = ${applicationId}`.execute(db);
    return rows[0]?.value ?? null;
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
