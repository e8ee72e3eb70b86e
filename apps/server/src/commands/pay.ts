/**
 * `npm run pay -- <request id>`: pays an application's open test session, as the provider would tell of it. Tells the server
 * that runs; where none does, one that lives as long as the command.
 */
import { Stripe } from 'stripe';
import { openOwnServer, type OwnServer } from './ownServer.ts';
import { ClusterError } from '../platform/cluster/clusterError.ts';
import { readSettings, SettingsError, type Settings } from '../platform/settings.ts';

interface Answer {
  status: number;
  data(): Promise<unknown>;
}

interface LocalPayment {
  session: string;
  amount: number;
  currency: string;
  state: 'PENDING' | 'PAID' | 'UNMATCHED';
}

async function pay(argument: string | undefined): Promise<string> {
  const settings = readSettings(process.env);
  if (settings.production) throw new SettingsError('Test payments do not exist with NODE_ENV=production.');
  if (!argument || !/^[1-9]\d{0,14}$/.test(argument)) {
    throw new SettingsError('Name the application by its number: npm run pay -- 42');
  }
  const before = await localPayment(settings, argument);
  if (!before)
    throw new SettingsError(
      `Application ${argument} has no test payment yet. Start one first: POST /api/client/request/${argument}/payments`,
    );
  if (before.state !== 'PENDING') return `Application ${argument} was paid before: ${outcome(before)}`;
  await postNotice(settings, argument, before);
  const after = await localPayment(settings, argument);
  return `Application ${argument}: ${outcome(after ?? before)}`;
}

function outcome({ amount, currency, state }: LocalPayment): string {
  const money = `${currency} ${(amount / 100).toFixed(2)}`;
  return state === 'PAID' ? `${money} received.` : `${money} kept as unmatched, nothing moved.`;
}

async function localPayment(settings: Settings, id: string): Promise<LocalPayment | undefined> {
  const answer = await ask(settings, `/api/client/payment/local/${id}`);
  if (answer.status === 404) return undefined;
  const { data } = (await answer.data()) as { data: LocalPayment };
  return data;
}

async function postNotice(settings: Settings, id: string, { session, amount, currency }: LocalPayment): Promise<void> {
  const payload = JSON.stringify({
    id: `evt_${session}`,
    object: 'event',
    type: 'checkout.session.completed',
    data: {
      object: {
        id: session,
        object: 'checkout.session',
        client_reference_id: id,
        payment_status: 'paid',
        payment_intent: session.replace('cs_', 'pi_'),
        amount_total: amount,
        currency: currency.toLowerCase(),
      },
    },
  });
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: settings.stripeWebhookSecret ?? '' });
  const answer = await ask(settings, '/api/client/payment/webhook', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body: payload,
  });
  if (answer.status >= 300)
    throw new SettingsError(
      `The server refused the notice (${answer.status}): is STRIPE_WEBHOOK_SECRET the same here and there?`,
    );
}

let own: Promise<OwnServer> | undefined;

async function ask(
  settings: Settings,
  path: string,
  init?: { method: 'POST'; headers: Record<string, string>; body: string },
): Promise<Answer> {
  const { host, port } = settings;
  const address = `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${port}`;
  const answer = own ? undefined : await fetch(address + path, init).catch(() => undefined);
  if (answer) return { status: answer.status, data: () => answer.json() };
  own ??= openOwnServer(settings);
  const { server } = await own;
  const reply = await server.inject({ url: path, method: 'GET', ...init });
  return { status: reply.statusCode, data: async () => reply.json() };
}

await pay(process.argv[2]).then(
  (sentence) => console.log(sentence),
  (error: unknown) => {
    console.error(error instanceof SettingsError || error instanceof ClusterError ? error.message : error);
    process.exitCode = 1;
  },
);
await own?.then(({ close }) => close());
