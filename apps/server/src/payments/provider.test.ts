import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { Stripe } from 'stripe';
import { expect, onTestFinished, test } from 'vitest';
import { newApplicant, submitted } from '../../test/people/applicants.ts';
import { buildTestServer } from '../../test/buildTestServer.ts';
import { postNotice } from '../../test/notices.ts';
import { quietLog } from '../../test/quietLog.ts';
import { readSettings } from '../platform/settings.ts';
import type { Services } from '../platform/services.ts';
import { buildServer } from '../server.ts';
import { askReceipt } from './notice.ts';
import { openCheckout, openSession } from './provider.ts';

const request = {
  applicationId: 42,
  fee: { amount: 15_000, currency: 'USD' },
  email: 'ana@example.org',
  language: 'es',
  idempotencyKey: 'the-request',
} as const;

const services = (environment: Record<string, string>) =>
  ({ settings: readSettings({ ...environment, DEMO: '0' }), log: quietLog }) as Services;

test('asks the provider for one session of the fee, and again for the same one under the same key', async () => {
  const asked: { body: Promise<string>; key: unknown }[] = [];
  const server = createServer((incoming, answer) => {
    const key = incoming.headers['idempotency-key'];
    const opened = { id: 'cs_1', object: 'checkout.session', url: 'https://pay.example/cs_1' };
    asked.push({ body: text(incoming), key });
    answer.setHeader('content-type', 'application/json').end(JSON.stringify(opened));
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const provider = new Stripe('sk_test_1', { host: '127.0.0.1', port, protocol: 'http' });

  const opened = await openCheckout(provider, 'https://leaders.example', request);
  expect(opened).toEqual({ session: 'cs_1', url: 'https://pay.example/cs_1', amount: 15_000, currency: 'USD' });
  await openCheckout(provider, 'https://leaders.example', request);
  expect(Object.fromEntries(new URLSearchParams(await asked[0]?.body))).toMatchObject({
    mode: 'payment',
    client_reference_id: '42',
    customer_email: 'ana@example.org',
    'line_items[0][price_data][unit_amount]': '15000',
    'line_items[0][price_data][currency]': 'usd',
    'line_items[0][price_data][product_data][name]': 'Costo de la solicitud',
    success_url: 'https://leaders.example/request/42?payment=done',
  });
  expect(asked[1]?.key).toBe(asked[0]?.key);
});

test('asks the provider how a payment was made and where its receipt stands', async () => {
  const charges: Record<string, object | null> = {
    card: {
      payment_method_details: { type: 'card', card: { brand: 'visa', last4: '4242' } },
      receipt_url: 'https://r/1',
    },
    bank: { payment_method_details: { type: 'sepa_debit' }, receipt_url: null },
    none: null,
  };
  const server = createServer((incoming, answer) => {
    const charge = charges[/payment_intents\/(\w+)/.exec(incoming.url ?? '')?.[1] ?? ''];
    if (charge === undefined) answer.statusCode = 500;
    answer.setHeader('content-type', 'application/json').end(JSON.stringify({ latest_charge: charge }));
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const provider = new Stripe('sk_test_1', { host: '127.0.0.1', port, protocol: 'http' });
  expect(await askReceipt(provider, 'card')).toEqual({ method: 'visa 4242', receiptUrl: 'https://r/1' });
  expect(await askReceipt(provider, 'bank')).toEqual({ method: 'sepa_debit', receiptUrl: null });
  expect(await askReceipt(provider, 'none')).toEqual({ method: null, receiptUrl: null });
  await expect(askReceipt(provider, 'away')).rejects.toThrow();
});

test('takes no payment in production without the provider’s key', async () => {
  await expect(openSession(services({ NODE_ENV: 'production' }), request)).rejects.toMatchObject({
    codes: ['http.unavailable'],
  });
});

test('takes no test payment in production: neither its notice nor the way to pay', async () => {
  const portal = await buildTestServer();
  onTestFinished(() => portal.close());
  const client = await newApplicant(portal, 'payer@example.org');
  const id = await submitted(client);
  const { session } = (await client.send('POST', `/api/client/request/${id}/payments`)).data;
  const { settings } = services({ NODE_ENV: 'production', LOG_LEVEL: 'silent', REQUESTS_PER_MINUTE: '0' });
  const server = await buildServer({ ...portal.services, settings });
  onTestFinished(() => server.close());
  const inProduction = { ...portal, server };
  const known = readSettings({}).stripeWebhookSecret;
  const notice = { session, application: id, ...(known && { secret: known }) };
  expect(await postNotice(inProduction, notice)).toEqual({ status: 503, codes: ['http.unavailable'] });
  expect((await server.inject(`/api/client/payment/local/${id}`)).statusCode).toBe(404);
  expect((await client.get(`/api/client/request/${id}`)).data).toMatchObject({
    status: 'COMPLETE',
    paymentStatus: 'PENDING',
  });
  // The same notice outside production.
  expect(await postNotice(portal, notice)).toEqual({ status: 200, codes: [] });
  expect((await client.get(`/api/client/request/${id}`)).data.paymentStatus).toBe('PAID');
});
