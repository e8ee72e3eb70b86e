import { randomUUID } from 'node:crypto';
import { Stripe } from 'stripe';
import type { Caller, TestServer } from './buildTestServer.ts';

export interface Notice {
  session: string;
  application?: number | string;
  amount?: number;
  currency?: string;
  type?: string;
  status?: string;
  secret?: string;
  /** Seconds before now at which it was signed. */
  age?: number;
}

/** Posts a notice as the payment provider would, signed by the clock of the test; answers status and codes. */
export async function postNotice(portal: TestServer, notice: Notice): Promise<{ status: number; codes: string[] }> {
  const payload = JSON.stringify({
    id: `evt_${randomUUID()}`,
    object: 'event',
    type: notice.type ?? 'checkout.session.completed',
    data: {
      object: {
        id: notice.session,
        object: 'checkout.session',
        client_reference_id: notice.application === undefined ? null : String(notice.application),
        payment_status: notice.status ?? 'paid',
        payment_intent: `pi_${notice.session}`,
        amount_total: notice.amount ?? 15_000,
        currency: notice.currency ?? 'usd',
      },
    },
  });
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload,
    secret: notice.secret ?? portal.services.settings.stripeWebhookSecret ?? '',
    timestamp: Math.floor(portal.clock.now().getTime() / 1000) - (notice.age ?? 0),
  });
  const response = await portal.server.inject({
    method: 'POST',
    url: '/api/client/payment/webhook',
    headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
    payload,
  });
  return { status: response.statusCode, codes: response.json<{ error: string[] }>().error };
}

/** Pays a submitted application through a session of its own; answers the session. */
export async function payOnline(portal: TestServer, client: Caller, id: number): Promise<string> {
  const { session } = (await client.send('POST', `/api/client/request/${id}/payments`)).data;
  await postNotice(portal, { session, application: id });
  return session;
}
