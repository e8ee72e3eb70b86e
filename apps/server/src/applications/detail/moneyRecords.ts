import { sql } from 'kysely';
import type { Detail } from '@portal/contract/applications/detail.ts';
import type { ExonerationState } from '@portal/domain/payments/exonerations.ts';
import type { ExonerationReason, ExonerationType } from '@portal/domain/applications/values.ts';
import type { PaymentState, RefundReason, UnmatchedReason } from '@portal/domain/payments/unmatched.ts';
import { STAFF_NAME } from '../../history/listHistory.ts';
import { isoOf, jsonRows } from '../../platform/database/jsonRows.ts';
import type { Attachment } from '../../platform/files/attachments.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import { documentOf } from '../files/applicationFiles.ts';

interface ExonerationRow {
  id: number;
  type: ExonerationType;
  reason: ExonerationReason;
  observations: string | null;
  by: string;
  at: string;
  user_id: number;
  state: ExonerationState;
  amount: number | null;
  currency: string | null;
  decider: string | null;
  decided_by: number | null;
  decided_at: string | null;
  decided_words: string | null;
}

interface PaymentRow {
  id: number;
  type: 'ONLINE' | 'EXTERNAL';
  state: PaymentState;
  unmatched_why: UnmatchedReason | null;
  amount: number;
  currency: string;
  method: string | null;
  reference: string | null;
  paid_on: string | null;
  receipt_url: string | null;
  by: string | null;
  at: string;
  settler: string | null;
  settled_at: string | null;
  settled_words: string | null;
  refund_amount: number | null;
  refund_reason: RefundReason | null;
  refund_reference: string | null;
  refunder: string | null;
  refund_at: string | null;
}

export interface MoneyRecords {
  exonerations: ExonerationRow[];
  payments: PaymentRow[];
}

/**
 * What staff recorded about an application's money, as columns of the statement that reads it; for whoever may see the
 * card, which shows type and reference anyway.
 */
export const MONEY_RECORDS = sql<MoneyRecords>`
  ${jsonRows(sql`
    select exoneration.id, type, reason, observations, at, user_id, state, amount, currency, decided_by, decided_at,
      decided_words, ${STAFF_NAME} exoneration.user_id) as by, ${STAFF_NAME} decided_by) as decider
    from exoneration
    where application_id = application.id order by exoneration.id`)} as exonerations,
  ${jsonRows(sql`
    select payment.id, type, state, unmatched_why, amount, currency, method, reference, paid_on, receipt_url, at,
      settled_at, settled_words, refund_amount, refund_reason, refund_reference, refund_at,
      ${STAFF_NAME} payment.user_id) as by, ${STAFF_NAME} settled_by) as settler, ${STAFF_NAME} refund_by) as refunder
    from payment
    where application_id = application.id and state not in ('PENDING', 'EXPIRED') order by payment.id`)} as payments`;

export const presentExoneration = (
  context: StaffContext,
  application: { attachments: readonly Attachment[]; exoneration_waits: boolean },
  row: ExonerationRow,
): Detail['exonerations'][number] => ({
  id: row.id,
  type: row.type,
  reason: row.reason,
  observations: row.observations,
  document: documentOf(context, application.attachments, 'exoneration', row.id),
  by: row.by,
  at: isoOf(row.at),
  state: row.state === 'WAITING' && !application.exoneration_waits ? 'VOID' : row.state,
  amount: row.amount,
  currency: row.currency,
  own: row.user_id === context.actor.userId,
  decided:
    row.decided_at === null || row.decided_by === row.user_id
      ? null
      : { by: row.decider ?? '', at: isoOf(row.decided_at), words: row.decided_words },
});

export const presentPayment = (
  context: StaffContext,
  attachments: readonly Attachment[],
  row: PaymentRow,
): Detail['payments'][number] => ({
  id: row.id,
  type: row.type,
  state: row.state,
  why: row.unmatched_why,
  amount: row.amount,
  currency: row.currency,
  method: row.method,
  reference: row.reference,
  date: row.paid_on,
  receiptUrl: row.receipt_url,
  document: documentOf(context, attachments, 'payment', row.id),
  by: row.by,
  at: isoOf(row.at),
  settled:
    row.settled_at === null ? null : { by: row.settler ?? '', at: isoOf(row.settled_at), words: row.settled_words },
  refund: refundOf(row),
});

function refundOf(row: PaymentRow): Detail['payments'][number]['refund'] {
  const { refund_amount: amount, refund_reason: reason, refund_at: at } = row;
  if (amount === null || reason === null || at === null) return null;
  return { amount, reason, reference: row.refund_reference ?? '', by: row.refunder ?? '', at: isoOf(at) };
}
