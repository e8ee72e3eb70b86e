import { randomUUID } from 'node:crypto';
import type { Stripe } from 'stripe';
import * as z from 'zod/mini';
import type { Fee } from '@portal/domain/applications/money.ts';
import type { Language } from '@portal/domain/languages.ts';
import { payments as en } from '@portal/messages/en/payments.ts';
import { payments as es } from '@portal/messages/es/payments.ts';
import { refusal } from '../platform/http/refusal.ts';
import type { Services } from '../platform/services.ts';

/** Loaded when a payment first needs it: it is large, and most starts of the server take no payment. */
const loadStripe = async () => (await import('stripe')).Stripe;

export interface SessionRequest {
  applicationId: number;
  fee: Fee;
  email: string;
  language: Language;
  /** The request's, so that a repeat of it opens no second session. */
  idempotencyKey: string | undefined;
}

export interface ProviderSession extends Fee {
  session: string;
  url: string;
}

export const LOCAL_SESSION = 'cs_test_local_';

/** Opens a session with the provider; outside production and without its key a local one that `npm run pay` pays. */
export async function openSession({ settings, log }: Services, request: SessionRequest): Promise<ProviderSession> {
  if (!settings.stripeKey) {
    if (settings.production) throw refusal('http.unavailable');
    return {
      ...request.fee,
      session: `${LOCAL_SESSION}${request.applicationId}_${randomUUID()}`,
      url: localUrl(settings.publicUrl, request.applicationId),
    };
  }
  const Provider = await loadStripe();
  try {
    return await openCheckout(new Provider(settings.stripeKey), settings.clientUrl, request);
  } catch (error) {
    // Its message may repeat the applicant's address, so only what kind of error it was is logged.
    const kind = error instanceof Provider.errors.StripeError ? { type: error.type, code: error.code } : {};
    log.error(kind, 'The payment provider opened no session.');
    throw refusal('http.unavailable');
  }
}

const localUrl = (publicUrl: string, applicationId: number): string =>
  new URL(`/api/client/payment/local/${applicationId}`, publicUrl).href;

/** A Checkout session of the provider for the fee of one application. */
export async function openCheckout(
  provider: Stripe,
  clientUrl: string,
  { applicationId, fee, email, language, idempotencyKey }: SessionRequest,
): Promise<ProviderSession> {
  const back = `${clientUrl}/request/${applicationId}`;
  const name = { en, es }[language].checkoutLine;
  const opened = await provider.checkout.sessions.create(
    {
      mode: 'payment',
      client_reference_id: String(applicationId),
      customer_email: email,
      locale: language === 'es' ? 'es-419' : 'en',
      line_items: [
        {
          quantity: 1,
          price_data: { currency: fee.currency.toLowerCase(), unit_amount: fee.amount, product_data: { name } },
        },
      ],
      success_url: `${back}?payment=done`,
      cancel_url: `${back}?payment=cancelled`,
    },
    { idempotencyKey: `application-${applicationId}-${idempotencyKey ?? randomUUID()}` },
  );
  if (!opened.url) throw new Error('The provider gave no address to pay at.');
  return { ...fee, session: opened.id, url: opened.url };
}

/** What a notice of the provider says, as far as it moves anything here. */
export interface PaidNotice extends Fee {
  session: string;
  /** The provider's own number of the payment. */
  reference: string;
  applicationId: number | undefined;
}

// Text that PostgreSQL can store.
const text = z.string().check(z.maxLength(500), z.regex(/^[^\0]*$/));

/** As much of a session as moves anything here. */
const notifiedSession = z.object({
  id: text,
  payment_status: z.string(),
  client_reference_id: z.nullish(z.string()),
  payment_intent: z.nullish(z.union([text, z.object({ id: text })])),
  amount_total: z.nullish(z.int()),
  currency: z.nullish(text),
});
const COMPLETED = 'checkout.session.completed';

/**
 * Checks a notice's signature and reads it. Nothing for what is no paid session: it is acknowledged and forgotten.
 * Refusals: `http.malformed` for a signature that does not hold or is older than 5 minutes, and for a signed notice of
 * another shape, which must not be taken for kept; `http.unavailable` without a secret to check it with.
 */
export async function readNotice(
  { settings, clock }: Services,
  { bytes, signature }: { bytes: Buffer; signature: string },
): Promise<PaidNotice | undefined> {
  if (!settings.stripeWebhookSecret) throw refusal('http.unavailable');
  const { webhooks } = await loadStripe();
  let event: unknown;
  try {
    const age = webhooks.DEFAULT_TOLERANCE;
    event = webhooks.constructEvent(
      bytes,
      signature,
      settings.stripeWebhookSecret,
      age,
      undefined,
      clock.now().getTime(),
    );
  } catch {
    throw refusal('http.malformed');
  }
  const { type, data } = parse(z.object({ type: z.string(), data: z.optional(z.unknown()) }), event);
  if (type !== COMPLETED) return undefined;
  const { object: session } = parse(z.object({ object: notifiedSession }), data);
  if (session.payment_status !== 'paid') return undefined;
  const { id, client_reference_id: about, payment_intent: intent, amount_total: amount, currency } = session;
  return {
    session: id,
    reference: typeof intent === 'string' ? intent : (intent?.id ?? id),
    applicationId: /^[1-9]\d{0,14}$/.test(about ?? '') ? Number(about) : undefined,
    amount: amount ?? 0,
    currency: (currency ?? '').toUpperCase(),
  };
}

function parse<Shape>(schema: z.ZodMiniType<Shape>, value: unknown): Shape {
  const result = schema.safeParse(value);
  if (!result.success) throw refusal('http.malformed');
  return result.data;
}
