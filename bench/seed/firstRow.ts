import { DOCUMENT_KINDS, documentKey } from '@portal/domain/applications/form.ts';
import type { ApplicationTable } from '../../apps/server/src/applications/applications.tables.ts';
import type { ApplicationRow } from '../../apps/server/src/applications/applicationRow.ts';
import type { DemoApplicant } from '../../apps/server/src/demo/corpus/applicant.ts';

export interface Ids {
  application: number;
  account: number;
  person: number;
  church: number;
}

/** An application as it is when its form is filled and nothing has happened yet. */
export function firstRow(ids: Ids, { leader, ministry, story }: DemoApplicant, photoFileId: number): ApplicationRow {
  const submitted = story.submittedAt !== null;
  const steps = story.filled === 'leader' ? 'PASTORAL' : 'MINISTRY';
  return {
    id: ids.application,
    client_account_id: ids.account,
    person_id: submitted ? ids.person : null,
    church_id: submitted ? ids.church : null,
    status: 'UNFINISHED',
    stage_entered_at: story.startedAt,
    version: 1,
    form_state: `FORM_STATE_${steps}_FORM`,
    case_number: null,
    started_at: story.startedAt,
    submitted_at: null,
    paid_at: null,
    payment_status: 'PENDING',
    payment_type: null,
    payment_detail_key: null,
    payment_detail_value: null,
    exoneration_type: null,
    exoneration_reason: null,
    interview_result: null,
    interview_active: true,
    interview_waived: false,
    classification: 'NONE',
    flag: null,
    reject_type: null,
    country: null,
    analyst_id: null,
    supervisor_id: null,
    manager_id: null,
    ephesian_id: null,
    deleted_at: null,
    licence_id: null,
    card: null,
    words: null,
    marks: [],
    analyst_name: null,
    supervisor_name: null,
    manager_name: null,
    ephesian_name: null,
    leader_name: leader.name,
    leader_last_name: leader.lastName,
    leader_title: leader.title,
    leader_gender: leader.gender,
    ministry_name: ministry.name,
    ministry_city: ministry.city,
    ministry_country: ministry.country,
    photo_file_id: photoFileId,
    open_corrections: 0,
    answered_corrections: 0,
    seen_before: false,
    labels: null,
    leader_civil_status: leader.civilStatus,
    documents: DOCUMENT_KINDS.filter((kind) => kind !== 'MARRIAGE_CERTIFICATE' || leader.civilStatus === 'MARRIED').map(
      documentKey,
    ),
    found_by: '',
    exoneration_waits: false,
    paused_days: 0,
    paused_since: null,
  };
}

/** What the row has beyond the table's own columns: facts that only its card shows. One that is left out does not compile. */
const CARD_ONLY: Readonly<Record<Exclude<keyof ApplicationRow, keyof ApplicationTable>, true>> = {
  analyst_name: true,
  supervisor_name: true,
  manager_name: true,
  ephesian_name: true,
  leader_name: true,
  leader_last_name: true,
  leader_title: true,
  leader_gender: true,
  ministry_name: true,
  ministry_city: true,
  ministry_country: true,
  photo_file_id: true,
  open_corrections: true,
  answered_corrections: true,
  seen_before: true,
  labels: true,
  leader_civil_status: true,
  documents: true,
  found_by: true,
  exoneration_waits: true,
  paused_days: true,
  paused_since: true,
};

export function tableColumns(row: ApplicationRow): Record<string, unknown> {
  const columns: Record<string, unknown> = { ...row };
  for (const name of Object.keys(CARD_ONLY)) delete columns[name];
  return columns;
}
