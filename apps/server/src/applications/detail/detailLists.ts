import type { BoardStage } from '@portal/domain/applications/stages.ts';
import { sql } from 'kysely';
import type { Correction, Detail } from '@portal/contract/applications/detail.ts';
import { NOTE_KINDS, NOTE_RIGHTS, type NoteKind } from '@portal/domain/applications/notes.ts';
import { readableReferences, REFERENCE_TYPES, type ReferenceType } from '@portal/domain/applications/references.ts';
import { daysLeft } from '@portal/domain/applications/bin/removal.ts';
import type { Reach } from '@portal/domain/access/reach.ts';
import { historyOf, STAFF_NAME, type HistoryRow } from '../../history/listHistory.ts';
import { isoOf, jsonRows } from '../../platform/database/jsonRows.ts';
import type { Attachment } from '../../platform/files/attachments.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import { documentOf } from '../files/applicationFiles.ts';
import { reachCondition } from '../../access/reachCondition.ts';

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
  wished_for: string | null;
  steps: StepRow[];
}

interface StepRow extends Pick<Correction['steps'][number], 'step' | 'round' | 'message' | 'by' | 'at'> {
  wished_for: string | null;
  old_value: string | null;
  new_value: string | null;
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
  note_counts: Record<NoteKind, number>;
  reference_counts: Record<ReferenceType, number>;
  seen: {
    what: string;
    id: number;
    case_number: string | null;
    name: string;
    last_name: string;
    stage: BoardStage;
    reject_type: string | null;
  }[];
  duplicates: Detail['duplicates'];
  deletions: { reason: string; at: string; by: string }[];
  history: HistoryRow[];
}

/** Earlier applications of what seems the same person or church are named only in the reader's own reach. */
export const detailListsOf = (reach: Reach, applicationId: number) => sql<DetailLists>`
  ${jsonRows(sql`
    select correction.*, staff_user.name || ' ' || staff_user.last_name as asked_by_name,
      ${jsonRows(sql`
        select step, round, message, wished_for, old_value, new_value, at, ${STAFF_NAME} correction_step.user_id) as by
        from correction_step where correction_id = correction.id order by correction_step.id`)} as steps
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
    select application_seen.what, application.id, application.case_number, leader.name, leader.last_name,
      application.status as stage, application.reject_type
    from application_seen join application on application.id = application_seen.other_id
      left join application_leader leader on leader.application_id = application.id
    where application_seen.application_id = ${applicationId} and ${reachCondition(reach)}
    order by application.id desc`)} as seen,
  ${jsonRows(sql`
    select application.id, application.case_number as "caseNumber", 'origin' as "as"
    from application_duplicate link join application on application.id = link.origin_id
    where link.application_id = ${applicationId} and ${reachCondition(reach)}
    union all
    select application.id, application.case_number, 'copy'
    from application_duplicate link join application on application.id = link.application_id
    where link.origin_id = ${applicationId} and ${reachCondition(reach)} order by id`)} as duplicates,
  ${jsonRows(sql`
    select reason, at, ${STAFF_NAME} deletion.user_id) as by
    from deletion where deletion.id = application.id`)} as deletions,
  ${countsBy('application_note', 'kind', NOTE_KINDS)} as note_counts,
  ${countsBy('application_reference', 'type', REFERENCE_TYPES)} as reference_counts,
  ${historyOf('applications', sql`application.id`)} as history`;

/** How many rows of an application there are of each kind. */
const countsBy = (table: string, column: string, kinds: readonly string[]) => sql`
  (select json_build_object(${sql.join(
    kinds.map((kind) => sql`${sql.lit(kind)}, count(*) filter (where ${sql.ref(column)} = ${sql.lit(kind)})`),
  )}) from ${sql.table(table)} where application_id = application.id)`;

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
  wishedFor: row.wished_for,
  steps: row.steps.map(({ step, round, message, wished_for, old_value, new_value, by, at }) => ({
    step,
    round,
    message,
    wishedFor: wished_for,
    oldValue: old_value,
    newValue: new_value,
    by,
    at: isoOf(at),
  })),
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
});

/** How many notes there are, of the kinds that the reader may read. */
export const presentNoteCounts = ({ actor }: StaffContext, counts: DetailLists['note_counts']): Detail['notes'] => {
  const of = (kind: NoteKind) => (actor.permissions.has(NOTE_RIGHTS[kind]) ? counts[kind] : null);
  return { NOTE: of('NOTE'), ER: of('ER') };
};

/** How many references there are, of those that the reader may read. */
export const presentReferenceCounts = (
  { actor }: StaffContext,
  { POSITIVE, NEGATIVE }: DetailLists['reference_counts'],
): Detail['references'] => ({
  POSITIVE,
  NEGATIVE: readableReferences(actor.permissions).includes('NEGATIVE') ? NEGATIVE : null,
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

export const presentDeletion = ([row]: DetailLists['deletions'], now: Date): Detail['deletion'] =>
  row ? { ...row, at: isoOf(row.at), daysLeft: daysLeft(new Date(row.at), now) } : null;

export const presentSeen = (row: DetailLists['seen'][number]): Detail['seen'][number] => ({
  what: row.what,
  id: row.id,
  caseNumber: row.case_number,
  stage: row.stage,
  rejectType: row.reject_type,
  name: [row.name, row.last_name].filter(Boolean).join(' '),
});
