import { sql, type Selectable } from 'kysely';
import type { ListedExoneration } from '@portal/contract/payments.ts';
import type { ExonerationReason } from '@portal/domain/applications/values.ts';
import type { BoardStage } from '@portal/domain/applications/stages.ts';
import type { ExonerationTable } from '../../applications/applications.tables.ts';
import { STAFF_NAME } from '../../history/listHistory.ts';

export interface ExonerationRow extends Selectable<ExonerationTable> {
  shown: ListedExoneration['state'];
  asker: string;
  decider: string | null;
  case_number: string | null;
  stage: BoardStage;
  country: string | null;
  leader: string | null;
  church: string | null;
  ephesian: string | null;
}

/** Whether an application takes an exoneration: one that waits is void where it does not. */
export const TAKES = sql`(payment_status = 'PENDING' and deleted_at is null
  and application.status in ('COMPLETE', 'ANALYSIS', 'COMPLETE_ANALYSIS', 'INTERVIEW'))`;

export const withCase = sql`
  exoneration join lateral (
    select case_number, status as stage, country, ${TAKES} as takes, ${STAFF_NAME} ephesian_id) as ephesian,
      (select name || ' ' || last_name from application_leader where application_id = application.id) as leader,
      (select name from application_ministry where application_id = application.id) as church
    from application where application.id = exoneration.application_id
  ) about on true`;

export const EXONERATION = sql`exoneration.*, case_number, stage, country, ephesian, leader, church, case when exoneration.state = 'WAITING' and not takes then 'VOID' else exoneration.state end as shown,
  ${STAFF_NAME} exoneration.user_id) as asker, ${STAFF_NAME} decided_by) as decider`;

export const tellExoneration = (row: ExonerationRow): ListedExoneration => ({
  id: row.id,
  type: row.type,
  reason: row.reason as ExonerationReason,
  state: row.shown,
  amount: row.amount,
  currency: row.currency,
  askedBy: row.asker,
  askedAt: row.at.toISOString(),
  decidedBy: row.decider,
  decidedAt: row.decided_at?.toISOString() ?? null,
  words: row.decided_words,
  application: {
    id: row.application_id,
    caseNumber: row.case_number,
    name: row.leader,
    status: row.stage,
    churchName: row.church,
    country: row.country,
    ephesian: row.ephesian,
  },
});
