import { sql } from 'kysely';
import type { Correction, Detail } from '@portal/contract/applications/detail.ts';
import type { Reach } from '@portal/domain/access/reach.ts';
import { historyOf, STAFF_NAME, type HistoryRow } from '../../history/listHistory.ts';
import { isoOf, jsonRows } from '../../platform/database/jsonRows.ts';
import type { Attachment } from '../../platform/files/attachments.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import { documentOf } from '../files/applicationFiles.ts';
import { reachCondition } from '../reachCondition.ts';

/**
 * What is kept beside an application, each list in the order in which it happened: as a column of the statement that
 * reads the application, and as the contract tells it.
 */

interface CorrectionRow {
  id: number;
  field_key: string;
  message: string;
  state: Correction['state'];
  round: number;
  old_value: string | null;
  new_value: string | null;
  asked_by_name: string;
  asked_at: string;
  answered_at: string | null;
  accepted_at: string | null;
}

interface FieldChangeRow {
  field_key: string;
  old_value: string | null;
  new_value: string | null;
  by_staff: boolean;
  who: string | null;
  at: string;
}

interface DeactivationRow {
  id: number;
  type: string;
  reason: string;
  description: string | null;
  departure_date: string | null;
  at: string;
  by: string;
}

export interface DetailLists {
  corrections: CorrectionRow[];
  field_changes: FieldChangeRow[];
  interviews: Detail['interviews'];
  deactivations: DeactivationRow[];
  seen: { what: string; case_number: string | null; name: string; last_name: string }[];
  history: HistoryRow[];
}

/** Earlier applications of what seems the same person or church are named only in the reader's own reach. */
export const detailListsOf = (reach: Reach, applicationId: number) => sql<DetailLists>`
  ${jsonRows(sql`
    select correction.*, staff_user.name || ' ' || staff_user.last_name as asked_by_name
    from correction join staff_user on staff_user.id = correction.asked_by
    where application_id = application.id order by correction.id`)} as corrections,
  ${jsonRows(sql`
    select field_key, old_value, new_value, at, user_id is not null as by_staff,
      ${STAFF_NAME} field_change.user_id) as who
    from field_change where application_id = application.id order by id`)} as field_changes,
  ${jsonRows(sql`
    select id, result, comments, at, ${STAFF_NAME} interview.user_id) as by
    from interview where application_id = application.id order by id`)} as interviews,
  ${jsonRows(sql`
    select deactivation.id, deactivation.type, reason, description, departure_date, at,
      ${STAFF_NAME} deactivation.user_id) as by
    from deactivation
    where application_id = application.id and undone_at is null order by deactivation.id desc limit 1`)} as deactivations,
  ${jsonRows(sql`
    select application_seen.what, application.case_number, leader.name, leader.last_name
    from application_seen join application on application.id = application_seen.other_id
      left join application_leader leader on leader.application_id = application.id
    where application_seen.application_id = ${applicationId} and ${reachCondition(reach)}
    order by application.id desc`)} as seen,
  ${historyOf('applications', sql`application.id`)} as history`;

const maybeIso = (instant: string | null): string | null => instant && isoOf(instant);

export const presentCorrection = (row: CorrectionRow): Correction => ({
  id: row.id,
  field: row.field_key,
  message: row.message,
  state: row.state,
  round: row.round,
  oldValue: row.old_value,
  newValue: row.new_value,
  askedBy: row.asked_by_name,
  askedAt: isoOf(row.asked_at),
  answeredAt: maybeIso(row.answered_at),
  acceptedAt: maybeIso(row.accepted_at),
});

/**
 * What is left for whoever may not see corrections: fields, texts, values and names of them are not
 * (product/corrections.md#hidden). A submitted form opens to its applicant by corrections alone, so that what staff did
 * not change came about through one.
 */
export const besideCorrections = <R extends DetailLists>(records: R): R => ({
  ...records,
  corrections: [],
  field_changes: records.field_changes.filter((row) => row.by_staff),
  history: records.history.filter(({ kind }) => !kind.startsWith('correction.')),
});

export const presentFieldChange = (row: FieldChangeRow): Detail['errorsFields'][number] => ({
  key: row.field_key,
  old: row.old_value,
  new: row.new_value,
  who: row.who ?? '',
  when: isoOf(row.at),
});

export const presentInterview = (row: Detail['interviews'][number]): Detail['interviews'][number] => ({
  ...row,
  at: isoOf(row.at),
});

export function presentDeactivation(
  context: StaffContext,
  attachments: readonly Attachment[],
  row: DeactivationRow,
): NonNullable<Detail['deactivation']> {
  return {
    type: row.type,
    reason: row.reason,
    description: row.description,
    departureDate: row.departure_date,
    document: documentOf(context, attachments, 'deactivation', row.id),
    by: row.by,
    at: isoOf(row.at),
  };
}

export const presentSeen = (row: DetailLists['seen'][number]): Detail['seen'][number] => ({
  what: row.what,
  caseNumber: row.case_number,
  name: [row.name, row.last_name].filter(Boolean).join(' '),
});
