import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { UnmatchedPayment } from '@portal/contract/payments.ts';
import { reachOf, type Reach } from '@portal/domain/access/reach.ts';
import { isBoardStage, type Stage } from '@portal/domain/applications/stages.ts';
import { reachCondition } from '../../access/reachCondition.ts';
import { STAFF_NAME } from '../../history/listHistory.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import { notFound } from '../../platform/http/refusal.ts';
import type { PaymentTable } from '../payments.tables.ts';

export interface UnmatchedRow extends Selectable<PaymentTable> {
  case_number: string | null;
  stage: Stage | null;
  leader: string | null;
  in_sight: boolean | null;
  settler: string | null;
}

/**
 * Of the payments that did not count or were refunded those of cases in sight, and those of no case or a deleted one, which
 * are nobody's in particular.
 */
export const inSight = (reach: Reach): RawBuilder<boolean> => sql<boolean>`
  (unmatched_why is not null or refund_reason is not null) and (payment.application_id is null or exists (
    select 1 from application
    where application.id = payment.application_id and (application.deleted_at is not null or ${reachCondition(reach)})))`;

/** A payment with what is told of its case; of one that is out of sight, the number alone. */
export const withCase = (reach: Reach) => sql`
  payment left join lateral (
    select case_number, status as stage, application.deleted_at is null and ${reachCondition(reach)} as in_sight,
      (select name || ' ' || last_name from application_leader where application_id = application.id) as leader
    from application where application.id = payment.application_id
  ) about on true`;

export const UNMATCHED = sql`payment.*, case_number, stage, leader, in_sight, ${STAFF_NAME} settled_by) as settler`;

export function tellUnmatched(row: UnmatchedRow): UnmatchedPayment {
  const { refund_amount: amount, refund_reason: reason, refund_reference: reference } = row;
  const isSeen = row.in_sight === true;
  return {
    id: row.id,
    state: row.state,
    why: row.unmatched_why,
    amount: row.amount,
    currency: row.currency,
    reference: row.reference,
    method: row.method,
    receivedAt: row.at.toISOString(),
    application:
      row.application_id === null
        ? null
        : {
            id: isSeen ? row.application_id : null,
            caseNumber: row.case_number,
            name: isSeen ? row.leader : null,
            status: isSeen && row.stage && isBoardStage(row.stage) ? row.stage : null,
          },
    settledBy: row.settler,
    settledAt: row.settled_at?.toISOString() ?? null,
    words: row.settled_words,
    refund: amount !== null && reason !== null ? { amount, reason, reference: reference ?? '' } : null,
  };
}

/** One of them, as the list tells it; what is not in it is not found. */
export async function getUnmatchedPayment({ db, actor }: StaffContext, id: number): Promise<UnmatchedPayment> {
  const reach = reachOf(actor);
  const { rows } = await sql<UnmatchedRow>`
    select ${UNMATCHED} from ${withCase(reach)} where payment.id = ${id} and ${inSight(reach)}`.execute(db);
  const [row] = rows;
  if (!row) throw notFound();
  return tellUnmatched(row);
}
