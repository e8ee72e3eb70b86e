import type { externalPaymentEndpoints } from '@portal/contract/payments.ts';
import { stageAfterPayment, whyNotPayExternally } from '@portal/domain/applications/money.ts';
import { notFuture } from '@portal/domain/fields/rules.ts';
import { gateFacts } from '../applications/applicationRow.ts';
import { lockApplication } from '../applications/lockApplication.ts';
import { saveApplication } from '../applications/saveApplication.ts';
import { takeUpload } from '../applications/files/stagedUpload.ts';
import { newYorkDate } from '../platform/clock.ts';
import type { StaffContext } from '../platform/http/context.ts';
import { refuseFields, refuseIfAny } from '../platform/http/refusal.ts';
import type { InputOf } from '../platform/http/inputOf.ts';
import { getFee } from '../settings/fee.ts';
import './payments.tables.ts';

/**
 * Records a payment made outside the provider (decisions.md §2 Money): method, reference, day, cents. Refused as
 * `payment.notPossible` outside the four stages or when already paid, `field.past` for a day to come.
 */
export async function payExternally(
  context: StaffContext,
  { params, body }: InputOf<typeof externalPaymentEndpoints.payExternally>,
): Promise<number> {
  const { actor, now, db } = context;
  const row = await lockApplication(context, params.id, { version: body.version });
  refuseFields({ date: notFuture(body.date, newYorkDate(now)) });
  refuseIfAny(whyNotPayExternally(gateFacts(row)));
  await db
    .insertInto('payment')
    .values({
      application_id: row.id,
      type: 'EXTERNAL',
      state: 'PAID',
      amount: body.amount,
      currency: (await getFee(db)).currency,
      provider_session: null,
      method: body.method,
      reference: body.reference,
      paid_on: body.date,
      ...(await takeUpload(context, row.id, body.document)),
      user_id: actor.userId,
      at: now,
    })
    .execute();
  const to = stageAfterPayment(row.status, 'payment');
  await saveApplication(context, row, {
    changes: {
      status: to,
      payment_status: 'PAID',
      payment_type: 'EXTERNAL',
      payment_detail_key: body.method,
      payment_detail_value: body.reference,
      paid_at: now,
    },
    history: { kind: 'paid.external', detail: { method: body.method, from: row.status, to } },
  });
  return row.id;
}
