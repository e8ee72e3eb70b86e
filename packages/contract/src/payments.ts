/** Payment of the fee by the applicant with the provider: decisions.md §2 "Money". */
import * as z from 'zod/mini';
import { endpoints, nothing } from './endpoints.ts';
import { idText } from './fields.ts';

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
