import { sql } from 'kysely';
import type { Correction, Detail, HistoryEntry } from '@portal/contract/applications.ts';
import type { Reach } from '@portal/domain/access/reach.ts';
import type { Db } from '../platform/database/tables.ts';
import type { StaffContext } from '../platform/http/context.ts';
import { documentOf, type FileOfRecord } from './attachments.ts';
import { reachCondition } from './reachCondition.ts';

/** What is kept beside an application, each list in the order in which it happened. */

export const STAFF_NAME = sql`(select name || ' ' || last_name from staff_user where staff_user.id = `;

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

export async function listCorrections(db: Db, applicationId: number): Promise<Correction[]> {
  const rows = await db
    .selectFrom('correction')
    .innerJoin('staff_user', 'staff_user.id', 'correction.asked_by')
    .selectAll('correction')
    .select(['staff_user.name as asker_name', 'staff_user.last_name as asker_last_name'])
    .where('application_id', '=', applicationId)
    .orderBy('correction.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    field: row.field_key,
    message: row.message,
    state: row.state,
    round: row.round,
    oldValue: row.old_value,
    newValue: row.new_value,
    askedBy: `${row.asker_name} ${row.asker_last_name}`,
    askedAt: row.asked_at.toISOString(),
    answeredAt: iso(row.answered_at),
    acceptedAt: iso(row.accepted_at),
  }));
}

/**
 * Corrections with all that came of them, or without: fields, texts, values and names are for those who may see
 * corrections (decisions.md §2).
 */
interface Told {
  corrections: boolean;
}

export async function listFieldChanges(db: Db, applicationId: number, told: Told): Promise<Detail['errorsFields']> {
  // A submitted form opens to its applicant by corrections alone: what staff did not change came about through one.
  const byStaffAlone = told.corrections ? sql`` : sql`and user_id is not null`;
  const { rows } = await sql<{
    field_key: string;
    old_value: string | null;
    new_value: string | null;
    who: string | null;
    at: Date;
  }>`
    select field_key, old_value, new_value, at, ${STAFF_NAME} field_change.user_id) as who
    from field_change where application_id = ${applicationId} ${byStaffAlone} order by id`.execute(db);
  return rows.map((row) => ({
    key: row.field_key,
    old: row.old_value,
    new: row.new_value,
    who: row.who ?? '',
    when: row.at.toISOString(),
  }));
}

export async function listInterviews(db: Db, applicationId: number): Promise<Detail['interviews']> {
  const { rows } = await sql<Omit<Detail['interviews'][number], 'at'> & { at: Date }>`
    select id, result, comments, at, ${STAFF_NAME} interview.user_id) as by
    from interview where application_id = ${applicationId} order by id`.execute(db);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

export async function presentDeactivation(
  context: StaffContext,
  applicationId: number,
): Promise<Detail['deactivation']> {
  const { rows } = await sql<
    {
      type: string;
      reason: string;
      description: string | null;
      departure_date: string | null;
      at: Date;
      by: string;
    } & FileOfRecord
  >`
    select deactivation.type, reason, description, departure_date, at, file_id, file_name,
      ${STAFF_NAME} deactivation.user_id) as by, stored_file.media_type, stored_file.bytes
    from deactivation left join stored_file on stored_file.id = deactivation.file_id
    where application_id = ${applicationId} and undone_at is null order by deactivation.id desc limit 1`.execute(
    context.db,
  );
  const row = rows[0];
  if (!row) return null;
  return {
    type: row.type,
    reason: row.reason,
    description: row.description,
    departureDate: row.departure_date,
    document: documentOf(context, applicationId, row),
    by: row.by,
    at: row.at.toISOString(),
  };
}

/** Earlier applications of what seems the same person or church; names only of those in the reader's own reach. */
export async function listSeen(db: Db, reach: Reach, applicationId: number): Promise<Detail['seen']> {
  const { rows } = await sql<{ what: string; case_number: string | null; card: string | null }>`
    select application_seen.what, application.case_number, application.card
    from application_seen join application on application.id = application_seen.other_id
    where application_seen.application_id = ${applicationId} and ${reachCondition(reach)}
    order by application.id desc`.execute(db);
  return rows.map((row) => {
    const card = JSON.parse(row.card ?? '{}') as { pastorName?: string; pastorLastName?: string };
    return {
      what: row.what,
      caseNumber: row.case_number,
      name: [card.pastorName, card.pastorLastName].filter(Boolean).join(' '),
    };
  });
}

export async function listHistory(db: Db, applicationId: number, told: Told): Promise<HistoryEntry[]> {
  const besideCorrections = told.corrections ? sql`` : sql`and kind not like 'correction.%'`;
  const { rows } = await sql<{
    id: number;
    kind: string;
    at: Date;
    by: string | null;
    by_applicant: boolean;
    detail: Record<string, unknown>;
    from_name: string | null;
    to_name: string | null;
  }>`
    select id, kind, at, by_applicant, detail, ${STAFF_NAME} application_history.user_id) as by,
      ${STAFF_NAME} (detail->>'assigneeFrom')::bigint) as from_name,
      ${STAFF_NAME} (detail->>'assigneeTo')::bigint) as to_name
    from application_history where application_id = ${applicationId} ${besideCorrections} order by id desc`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    what: row.kind,
    at: row.at.toISOString(),
    by: row.by,
    byApplicant: row.by_applicant,
    detail: {
      ...row.detail,
      ...(row.from_name && { assigneeFromName: row.from_name }),
      ...(row.to_name && { assigneeToName: row.to_name }),
    },
  }));
}
