import { sql } from 'kysely';
import type { Detail } from '@portal/contract/applications/detail.ts';
import type { ExternalPaymentMethod, ExonerationReason, ExonerationType } from '@portal/domain/applications/values.ts';
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
}

interface ExternalPaymentRow {
  id: number;
  method: ExternalPaymentMethod;
  reference: string;
  paid_on: string;
  amount: number;
  currency: string;
  by: string;
  at: string;
}

export interface MoneyRecords {
  exonerations: ExonerationRow[];
  /** The accepted one: there is never a second. */
  external_payments: ExternalPaymentRow[];
}

/**
 * What staff recorded about an application's money, as columns of the statement that reads it; for whoever may see the
 * card, which shows type and reference anyway.
 */
export const MONEY_RECORDS = sql<MoneyRecords>`
  ${jsonRows(sql`
    select exoneration.id, type, reason, observations, at, ${STAFF_NAME} exoneration.user_id) as by
    from exoneration
    where application_id = application.id order by exoneration.id`)} as exonerations,
  ${jsonRows(sql`
    select payment.id, method, reference, paid_on, amount, currency, at, ${STAFF_NAME} payment.user_id) as by
    from payment
    where application_id = application.id and type = 'EXTERNAL' and state = 'PAID'`)} as external_payments`;

export const presentExoneration = (
  context: StaffContext,
  attachments: readonly Attachment[],
  row: ExonerationRow,
): Detail['exonerations'][number] => ({
  id: row.id,
  type: row.type,
  reason: row.reason,
  observations: row.observations,
  document: documentOf(context, attachments, 'exoneration', row.id),
  by: row.by,
  at: isoOf(row.at),
});

export const presentExternalPayment = (
  context: StaffContext,
  attachments: readonly Attachment[],
  row: ExternalPaymentRow,
): NonNullable<Detail['externalPayment']> => ({
  method: row.method,
  reference: row.reference,
  date: row.paid_on,
  amount: row.amount,
  currency: row.currency,
  document: documentOf(context, attachments, 'payment', row.id),
  by: row.by,
  at: isoOf(row.at),
});
