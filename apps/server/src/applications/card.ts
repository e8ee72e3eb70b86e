import type { Card } from '@portal/contract/applications.ts';
import { missingGates } from '@portal/domain/applications/moves.ts';
import { nextStages, showsTitle, type BoardStage } from '@portal/domain/applications/stages.ts';
import { gateFacts, type ApplicationRow } from './applicationRow.ts';

/** The card of a submitted application (spec §3 Request): facts that do not depend on the reader. */
export function cardOf(row: ApplicationRow): Card {
  const titled = showsTitle(row.status);
  const date = row.paid_at ?? row.submitted_at ?? row.started_at;
  const staff = (id: number | null, name: string | null) => (id === null ? null : { id, name: name ?? '' });
  return {
    id: row.id,
    version: row.version,
    status: row.status as BoardStage,
    stageEnteredAt: row.stage_entered_at.toISOString(),
    nextStatus: nextStages(row.status) as BoardStage[],
    missing: missingGates(gateFacts(row)),
    caseNumber: row.case_number,
    pastorId: row.person_id,
    pastorName: row.leader_name ?? '',
    pastorLastName: row.leader_last_name ?? '',
    pastorTitle: titled ? row.leader_title : null,
    coupleTitle: titled ? row.leader_title : null,
    pastorGender: titled ? (row.leader_gender as Card['pastorGender']) : null,
    pastorPhoto: row.photo_file_id,
    ministryId: row.church_id,
    churchName: row.ministry_name ?? '',
    churchCity: row.ministry_city ?? '',
    churchCountry: row.ministry_country ?? '',
    classification: row.classification,
    flag: row.flag,
    date: date.toISOString(),
    dateIs: row.paid_at ? 'paid' : 'submitted',
    paymentType: row.payment_type,
    paymentStatus: row.payment_status,
    paymentStatusValue: row.payment_status,
    typeKey: row.payment_detail_key,
    typeValue: row.payment_detail_value,
    exonerationType: row.exoneration_type,
    exonerationTypeValue: row.exoneration_reason,
    rejectTypeValue: row.reject_type,
    interviewResult: row.interview_result,
    interviewActive: row.interview_active,
    interviewWaived: row.interview_waived,
    openCorrections: row.open_corrections,
    assignment: {
      analyst: staff(row.analyst_id, row.analyst_name),
      supervisor: staff(row.supervisor_id, row.supervisor_name),
      manager: staff(row.manager_id, row.manager_name),
      ephesian: staff(row.ephesian_id, row.ephesian_name),
    },
    labels: [],
    formState: row.open_corrections > 0 ? 'FORM_STATE_REJECTED' : row.form_state,
    seenBefore: row.seen_before,
  };
}
