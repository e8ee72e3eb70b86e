/** `npm run pay -- <request id>`: pays an application's open test session, as the provider would tell of it. */
import { Stripe } from 'stripe';
import { readSettings, SettingsError, type Settings } from '../platform/settings.ts';

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
  const { data } = (await answer.json()) as { data: LocalPayment };
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
  if (!answer.ok)
    throw new SettingsError(
      `The server refused the notice (${answer.status}): is STRIPE_WEBHOOK_SECRET the same here and there?`,
    );
}

async function ask({ host, port }: Settings, path: string, init?: RequestInit): Promise<Response> {
  const address = `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${port}`;
  return fetch(address + path, init).catch(() => {
    throw new SettingsError(`No server answers at ${address}. Start it, and give the same PORT and HOST here.`);
  });
}

pay(process.argv[2]).then(
  (sentence) => console.log(sentence),
  (error: unknown) => {
    console.error(error instanceof SettingsError ? error.message : error);
    process.exitCode = 1;
  },
);
