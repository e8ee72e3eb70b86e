import { sql } from 'kysely';
import type { RefundReason } from '@portal/domain/payments/unmatched.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import { notPermitted } from '../../platform/http/recognise.ts';
import { refusalAt } from '../../platform/http/refusal.ts';

export interface RefundForm {
  /** Cents of the payment's currency. */
  amount: number;
  reference: string;
  reason: RefundReason;
}

/**
 * Notes at a deactivation what is given back of a payment (product/money.md#refund): of a double charge the one that did not
 * count, if there is one, else the one that did. Refusals: GE004, `refund.noPayment` at the reason, `refund.tooMuch` at
 * the amount.
 */
export async function noteRefund(
  { db, actor, now }: StaffContext,
  applicationId: number,
  { amount, reference, reason }: RefundForm,
): Promise<void> {
  const right = 'business.request.payment';
  if (!actor.permissions.has(right)) throw notPermitted(actor, right);
  const first = reason === 'DOUBLE_CHARGE' ? 'UNMATCHED' : 'PAID';
  const { rows } = await sql<{ id: number; amount: number }>`
    select id, amount from payment
    where application_id = ${applicationId} and state in ('PAID', 'UNMATCHED') and refund_reason is null
    order by state = ${first} desc, id desc limit 1 for no key update`.execute(db);
  const [payment] = rows;
  if (!payment) throw refusalAt('deactivation.refund.reason', 'refund.noPayment');
  if (amount > payment.amount) throw refusalAt('deactivation.refund.amount', 'refund.tooMuch');
  await sql`
    update payment set refund_amount = ${amount}, refund_reference = ${reference}, refund_reason = ${reason},
      refund_by = ${actor.userId}, refund_at = ${now}
    where id = ${payment.id}`.execute(db);
}

/** With the deactivation, at which alone refunds are noted. */
export const takeBackRefund = (db: Db, applicationId: number) =>
  sql`
    update payment set refund_amount = null, refund_reference = null, refund_reason = null, refund_by = null, refund_at = null
    where application_id = ${applicationId} and refund_reason is not null`.execute(db);
