import { sql } from 'kysely';
import type { Detail } from '@portal/contract/applications.ts';
import type { ExternalPaymentMethod, ExonerationReason, ExonerationType } from '@portal/domain/applications/values.ts';
import type { StaffContext } from '../platform/http/context.ts';
import { documentOf, type FileOfRecord } from './attachments.ts';
import { STAFF_NAME } from './records.ts';

/** What staff recorded about an application's money, for whoever may see the card: it shows type and reference anyway. */

export async function listExonerations(context: StaffContext, applicationId: number): Promise<Detail['exonerations']> {
  const { rows } = await sql<
    {
      id: number;
      type: ExonerationType;
      reason: ExonerationReason;
      observations: string | null;
      by: string;
      at: Date;
    } & FileOfRecord
  >`
    select exoneration.id, type, reason, observations, at, file_id, file_name,
      ${STAFF_NAME} exoneration.user_id) as by, stored_file.media_type, stored_file.bytes
    from exoneration left join stored_file on stored_file.id = exoneration.file_id
    where application_id = ${applicationId} order by exoneration.id`.execute(context.db);
  return rows.map((row) => ({
    id: row.id,
    type: row.type,
    reason: row.reason,
    observations: row.observations,
    document: documentOf(context, applicationId, row),
    by: row.by,
    at: row.at.toISOString(),
  }));
}

/** The accepted one: there is never a second. */
export async function findExternalPayment(
  context: StaffContext,
  applicationId: number,
): Promise<Detail['externalPayment']> {
  const { rows } = await sql<
    {
      method: ExternalPaymentMethod;
      reference: string;
      paid_on: string;
      amount: number;
      currency: string;
      by: string;
      at: Date;
    } & FileOfRecord
  >`
    select method, reference, paid_on, amount, currency, at, file_id, file_name,
      ${STAFF_NAME} payment.user_id) as by, stored_file.media_type, stored_file.bytes
    from payment left join stored_file on stored_file.id = payment.file_id
    where application_id = ${applicationId} and type = 'EXTERNAL' and state = 'PAID'`.execute(context.db);
  const row = rows[0];
  if (!row) return null;
  return {
    method: row.method,
    reference: row.reference,
    date: row.paid_on,
    amount: row.amount,
    currency: row.currency,
    document: documentOf(context, applicationId, row),
    by: row.by,
    at: row.at.toISOString(),
  };
}
