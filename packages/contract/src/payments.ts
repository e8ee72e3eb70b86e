/** The fee: paid by the applicant with the provider, or outside of it as staff record (product/money.md#payments). */
import * as z from 'zod/mini';
import { EXTERNAL_PAYMENT_METHODS } from '@portal/domain/applications/values.ts';
import { date, line } from '@portal/domain/fields/rules.ts';
import { cardForReader } from './applications/card.ts';
import { anyOf, endpoints, nothing } from './endpoints.ts';
import { idText, ruled, uploadId } from './fields.ts';

const params = z.object({ id: idText });

/** `amount` in cents of `currency`. */
const session = z.object({ session: z.string(), amount: z.int(), currency: z.string() });

export const paymentEndpoints = endpoints({
  startPayment: {
    method: 'POST',
    path: '/client/request/:id/payments',
    permission: 'client',
    does: 'Starts a payment of the fee with the provider and answers where to pay.',
    params,
    reply: z.object({ ...session.shape, url: z.string() }),
    errors: ['payment.notPossible', 'http.unavailable'],
  },
  getLocalPayment: {
    method: 'GET',
    path: '/client/payment/local/:id',
    permission: 'public',
    does: 'Where no provider is set up (never in production): the test session of an application, and how to pay it.',
    params,
    reply: z.object({ ...session.shape, state: z.enum(['PENDING', 'PAID', 'UNMATCHED']), run: z.string() }),
  },
  receivePayment: {
    method: 'POST',
    path: '/client/payment/webhook',
    permission: 'public',
    does: 'The provider’s signed notice (Stripe `checkout.session.completed`), answered 2xx once it is kept.',
    signedBy: 'stripe-signature',
    reply: nothing,
    errors: ['http.malformed', 'http.unavailable'],
  },
});

/** A payment made outside the provider. */
export const externalPaymentEndpoints = endpoints({
  payExternally: {
    method: 'POST',
    path: '/business/request/:id/external-payments',
    permission: anyOf('business.request.payment'),
    does: 'Records a payment made outside the provider. `amount` in cents of `currency`.',
    params,
    body: z.object({
      method: z.enum(EXTERNAL_PAYMENT_METHODS),
      reference: ruled(line(100)),
      date: ruled(date),
      amount: z.int().check(z.minimum(1), z.maximum(99_999_999)),
      document: z.optional(uploadId),
      version: z.int(),
    }),
    reply: cardForReader,
    present: cardForReader,
    errors: ['payment.notPossible', 'move.stale'],
  },
});
