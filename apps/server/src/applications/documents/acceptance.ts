import { sql } from 'kysely';
import { STAFF_NAME } from '../../history/listHistory.ts';
import { jsonRows } from '../../platform/database/jsonRows.ts';
import type { Db } from '../../platform/database/tables.ts';
import { refusal } from '../../platform/http/refusal.ts';
import { applicationFiles, applicationSubject } from '../files/applicationFiles.ts';
import type { CardInHand } from '../acts/cardAct.ts';
import './documents.tables.ts';

export interface AcceptanceRow {
  field_key: string;
  by: string;
  at: string;
  valid_until: string | null;
}

/** Of the file that hangs there now, since it hangs there: the same one sent again is to be looked at again. */
export const HOLDS = sql`exists (
  select from attachment
  where noun = ${sql.lit(applicationFiles.noun)} and subject_id = accepted.application_id
    and attachment.kind = accepted.field_key and place = 0
    and attachment.file_id = accepted.file_id and attachment.at <= accepted.at)`;

/** The acceptances that hold, as a column of a statement that reads `application`. */
export const ACCEPTANCES = jsonRows(sql`
  select field_key, at, valid_until, ${STAFF_NAME} accepted.user_id) as by
  from document_acceptance accepted where application_id = application.id and ${HOLDS}`);

/** Which file is a document of a form now; nothing where it is missing. */
export async function documentFile(db: Db, applicationId: number, field: string): Promise<number | undefined> {
  const { noun, id } = applicationSubject(applicationId);
  const found = await db
    .selectFrom('attachment')
    .select('file_id')
    .where('noun', '=', noun)
    .where('subject_id', '=', id)
    .where('kind', '=', field)
    .where('place', '=', 0)
    .executeTakeFirst();
  return found?.file_id;
}

/** A verdict is upon the file that its reader saw; upon another it is refused: `document.replaced`. */
export async function refuseReplaced({ context, row }: CardInHand, field: string, seen: number): Promise<void> {
  if ((await documentFile(context.db, row.id, field)) !== seen) throw refusal('document.replaced');
}

/** Writes that a file is accepted, and until when it holds. Whether either was not so before. */
export async function keepAcceptance(
  { context, row }: CardInHand,
  field: string,
  file: number,
  validUntil: string | null = null,
): Promise<boolean> {
  const { db, actor, now } = context;
  const { rows } = await sql`
    select from document_acceptance accepted
    where application_id = ${row.id} and field_key = ${field} and file_id = ${file} and ${HOLDS}
      and valid_until is not distinct from ${validUntil}::date`.execute(db);
  if (rows.length > 0) return false;
  const of = { file_id: file, user_id: actor.userId, at: now, valid_until: validUntil };
  await db
    .insertInto('document_acceptance')
    .values({ application_id: row.id, field_key: field, ...of })
    .onConflict((conflict) => conflict.columns(['application_id', 'field_key']).doUpdateSet(of))
    .execute();
  return true;
}

/** Takes an acceptance back. Whether there was one. */
export async function dropAcceptance({ context, row }: CardInHand, field: string): Promise<boolean> {
  const { numDeletedRows } = await context.db
    .deleteFrom('document_acceptance')
    .where('application_id', '=', row.id)
    .where('field_key', '=', field)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
