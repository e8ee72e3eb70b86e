import type { externalPaymentEndpoints } from '@portal/contract/payments.ts';
import { stageAfterPayment } from '@portal/domain/applications/money.ts';
import { notFuture } from '@portal/domain/fields/rules.ts';
import { cardAct } from '../applications/acts/cardAct.ts';
import { applicationSubject, type ActFileKind } from '../applications/files/applicationFiles.ts';
import { takeUpload } from '../platform/files/waitingUpload.ts';
import { newYorkDate } from '../platform/clock.ts';
import { refuseFields } from '../platform/http/refusal.ts';
import type { InputOf } from '../platform/http/inputOf.ts';
import { getFee } from '../settings/fee.ts';
import './payments.tables.ts';

type Input = InputOf<typeof externalPaymentEndpoints.payExternally>;

/**
 * Records a payment made outside the provider (product/money.md#external-payment): method, reference, day, cents. Refused as
 * `payment.notPossible` outside the four stages or when already paid, `field.past` for a day to come.
 */
export const payExternally = cardAct({
  act: 'payExternally',
  async write({ context: { actor, now, db }, context, row }, { body }: Input) {
    refuseFields({ date: notFuture(body.date, newYorkDate(now)) });
    const { id } = await db
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
        user_id: actor.userId,
        at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const document = { upload: body.document, field: 'document' };
    await takeUpload(
      context,
      applicationSubject(row.id),
      { kind: 'payment' satisfies ActFileKind, place: id },
      document,
    );
    const to = stageAfterPayment(row.status, 'payment');
    return {
      changes: {
        status: to,
        payment_status: 'PAID',
        payment_type: 'EXTERNAL',
        payment_detail_key: body.method,
        payment_detail_value: body.reference,
        paid_at: now,
      },
      history: { kind: 'paid.external', detail: { method: body.method, from: row.status, to } },
    };
  },
});
