import { sql, type Selectable } from 'kysely';
import type { unmatchedPaymentEndpoints } from '@portal/contract/payments.ts';
import { reachOf } from '@portal/domain/access/reach.ts';
import { whyNotAssignPayment } from '@portal/domain/payments/unmatched.ts';
import { gateFacts, lockApplicationRows, type ApplicationRow } from '../../applications/applicationRow.ts';
import { saveApplication } from '../../applications/saveApplication.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { notFound, refusal, refusalAt, refuseIfAny } from '../../platform/http/refusal.ts';
import { getFee } from '../../settings/fee.ts';
import { countPayment } from '../countPayment.ts';
import type { PaymentTable } from '../payments.tables.ts';
import { caseInSight } from './payableCase.ts';
import { getUnmatchedPayment, inSight } from './unmatchedPayment.ts';

type Endpoints = typeof unmatchedPaymentEndpoints;
type Payment = Selectable<PaymentTable>;

/**
 * Has a payment that did not count do so for a case (product/money.md#unmatched-payments). Refusals: not found,
 * `payment.settled` when it is no longer as its reader saw it, `payment.case` at the number, `payment.notPossible`,
 * `payment.currency`, `payment.tooLittle`.
 */
export async function assignPayment(
  context: StaffContext,
  { params, body }: InputOf<Endpoints['assignPayment']>,
): Promise<number> {
  const { payment, rows } = await lockPayment(context, params.id, body.seen, body.caseNumber);
  const row = rows.find(({ case_number: number }) => number === body.caseNumber);
  if (!row) throw refusalAt('caseNumber', 'payment.case');
  refuseIfAny(whyNotAssignPayment(gateFacts(row), await getFee(context.db), payment));
  await settle(context, payment, { state: 'PAID', application_id: row.id });
  await countPayment(context, row, payment, { kind: 'paid.assigned' });
  const other = rows.find(({ id }) => id !== row.id);
  if (other) {
    const detail = { payment: payment.id, caseNumber: body.caseNumber };
    await saveApplication(context, other, { keepsVersion: true, history: { kind: 'payment.moved', detail } });
  }
  return payment.id;
}

/** Settles a payment that is to count for no case. Refusals: not found, `payment.settled`. */
export async function setPaymentAside(
  context: StaffContext,
  { params, body }: InputOf<Endpoints['setPaymentAside']>,
): Promise<number> {
  const { payment, rows } = await lockPayment(context, params.id, 'UNMATCHED');
  await settle(context, payment, { state: 'SET_ASIDE', settled_words: body.words });
  const [row] = rows;
  if (row) {
    const detail = { payment: payment.id };
    await saveApplication(context, row, { keepsVersion: true, history: { kind: 'payment.setAside', detail } });
  }
  return payment.id;
}

const settle = ({ db, actor, now }: StaffContext, { id }: Payment, values: Partial<Payment>) =>
  db
    .updateTable('payment')
    .set({ settled_words: null, ...values, settled_by: actor.userId, settled_at: now })
    .where('id', '=', id)
    .execute();

/**
 * The payment with its own case and the one it is to count for, all locked; cases first, in the order of their ids, as every
 * act upon money does.
 */
async function lockPayment(
  context: StaffContext,
  id: number,
  seen: Payment['state'],
  caseNumber?: string,
): Promise<{ payment: Payment; rows: ApplicationRow[] }> {
  const { db, actor } = context;
  const found = await db
    .selectFrom('payment')
    .select('application_id')
    .where('id', '=', id)
    .where(inSight(reachOf(actor)))
    .executeTakeFirst();
  if (!found) throw notFound();
  const meant = caseNumber === undefined ? sql<boolean>`false` : caseInSight(context, caseNumber);
  const rows = await lockApplicationRows(db, sql<boolean>`(application.id = ${found.application_id} or (${meant}))`);
  const payment = await db
    .selectFrom('payment')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  // A refund settled it as well.
  if (payment.state !== seen || payment.refund_reason !== null || payment.application_id !== found.application_id) {
    throw refusal('payment.settled', undefined, { present: await getUnmatchedPayment(context, id) });
  }
  return { payment, rows };
}
