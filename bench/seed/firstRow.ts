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
    card: null,
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
    seen_before: false,
  };
}

/** What the row has beyond the table's own columns: facts that only its card shows. */
const CARD_ONLY = [
  'analyst_name',
  'supervisor_name',
  'manager_name',
  'ephesian_name',
  'leader_name',
  'leader_last_name',
  'leader_title',
  'leader_gender',
  'ministry_name',
  'ministry_city',
  'ministry_country',
  'photo_file_id',
  'open_corrections',
  'seen_before',
] as const satisfies (keyof ApplicationRow)[];

export function tableColumns(row: ApplicationRow): Record<string, unknown> {
  const columns: Record<string, unknown> = { ...row };
  for (const name of CARD_ONLY) delete columns[name];
  return columns;
}
