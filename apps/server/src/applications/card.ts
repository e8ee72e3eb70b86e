import type { Card, SentCard } from '@portal/contract/applications/card.ts';
import { fullCard } from '@portal/contract/applications/fullCard.ts';
import { showsTitle, type BoardStage } from '@portal/domain/applications/stages.ts';
import type { ApplicationRow } from './applicationRow.ts';

/** The card of a submitted application (product/applications.md#card): facts that do not depend on the reader. */
export const cardOf = (row: ApplicationRow): Card =>
  // Through JSON, which leaves out what has no value, as `fullCard` expects it.
  fullCard(JSON.parse(JSON.stringify(sentCardOf(row))) as SentCard);

/** The same as it is kept and sent: without nulls, and without what the rest says already. */
export function sentCardOf(row: ApplicationRow): SentCard {
  const titled = showsTitle(row.status);
  const date = row.paid_at ?? row.submitted_at ?? row.started_at;
  const staff = (id: number | null, name: string | null) => (id === null ? undefined : { id, name: name ?? '' });
  return {
    id: row.id,
    version: row.version,
    status: row.status as BoardStage,
    stageEnteredAt: row.stage_entered_at.toISOString(),
    caseNumber: row.case_number ?? undefined,
    pastorId: row.person_id ?? undefined,
    pastorName: row.leader_name ?? '',
    pastorLastName: row.leader_last_name ?? '',
    pastorTitle: titled ? (row.leader_title ?? undefined) : undefined,
    pastorGender: titled ? ((row.leader_gender as Card['pastorGender']) ?? undefined) : undefined,
    pastorPhoto: row.photo_file_id ?? undefined,
    ministryId: row.church_id ?? undefined,
    churchName: row.ministry_name ?? '',
    churchCity: row.ministry_city ?? '',
    churchCountry: row.ministry_country ?? '',
    classification: row.classification,
    flag: row.flag ?? undefined,
    date: date.toISOString(),
    dateIs: row.paid_at ? 'paid' : 'submitted',
    paymentType: row.payment_type ?? undefined,
    paymentStatus: row.payment_status,
    typeKey: row.payment_detail_key ?? undefined,
    typeValue: row.payment_detail_value ?? undefined,
    exonerationType: row.exoneration_type ?? undefined,
    exonerationTypeValue: row.exoneration_reason ?? undefined,
    exonerationWaits: row.exoneration_waits || undefined,
    rejectTypeValue: row.reject_type ?? undefined,
    interviewResult: row.interview_result ?? undefined,
    interviewActive: row.interview_active,
    interviewWaived: row.interview_waived,
    openCorrections: row.open_corrections,
    assignment: {
      analyst: staff(row.analyst_id, row.analyst_name),
      supervisor: staff(row.supervisor_id, row.supervisor_name),
      manager: staff(row.manager_id, row.manager_name),
      ephesian: staff(row.ephesian_id, row.ephesian_name),
    },
    labels: row.labels ?? undefined,
    formState: row.open_corrections > 0 ? 'FORM_STATE_REJECTED' : row.form_state,
    seenBefore: row.seen_before,
    pausedDays: row.paused_days || undefined,
    pausedSince: row.paused_since?.toISOString(),
    // The last: see cardsToSend.
    answeredCorrections: row.answered_corrections || undefined,
  };
}
