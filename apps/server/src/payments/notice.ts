import type { Stripe } from 'stripe';
import * as z from 'zod/mini';
import type { Fee } from '@portal/domain/applications/money.ts';
import type { NoticeKind } from '@portal/domain/payments/unmatched.ts';
import { refusal } from '../platform/http/refusal.ts';
import type { Services } from '../platform/services.ts';
import { loadStripe } from './provider.ts';

/** What a notice of the provider says, as far as it moves anything here. */
export interface Notice extends Fee {
  kind: NoticeKind;
  session: string;
  /** The provider's own number of the payment. */
  reference: string;
  applicationId: number | undefined;
  /** How it was paid, and the provider's page of it, where they could be asked for. */
  method: string | null;
  receiptUrl: string | null;
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

/** What an event means, by how the session is paid: one that was ordered with a bank completes before the money comes. */
function kindOf(type: string, status: string): NoticeKind | undefined {
  switch (type) {
    case 'checkout.session.completed':
      return status === 'paid' ? 'paid' : status === 'unpaid' ? 'awaited' : undefined;
    case 'checkout.session.async_payment_succeeded':
      return status === 'paid' ? 'paid' : undefined;
    case 'checkout.session.async_payment_failed':
      return 'failed';
    case 'checkout.session.expired':
      return 'expired';
    default:
      return undefined;
  }
}

/**
 * Checks a notice's signature and reads it. Nothing for what moves nothing here: it is acknowledged and forgotten.
 * Refusals: `http.malformed` for a signature that does not hold or is older than 5 minutes, and for a signed notice of
 * another shape, which must not be taken for kept; `http.unavailable` without a secret to check it with.
 */
export async function readNotice(
  services: Services,
  { bytes, signature }: { bytes: Buffer; signature: string },
): Promise<Notice | undefined> {
  const { settings, clock } = services;
  if (!settings.stripeWebhookSecret) throw refusal('http.unavailable');
  const Provider = await loadStripe();
  const age = Provider.webhooks.DEFAULT_TOLERANCE;
  let event: unknown;
  try {
    const now = clock.now().getTime();
    event = Provider.webhooks.constructEvent(bytes, signature, settings.stripeWebhookSecret, age, undefined, now);
  } catch {
    throw refusal('http.malformed');
  }
  const { type, data } = parse(z.object({ type: z.string(), data: z.optional(z.unknown()) }), event);
  if (!type.startsWith('checkout.session.')) return undefined;
  const { object: session } = parse(z.object({ object: notifiedSession }), data);
  const kind = kindOf(type, session.payment_status);
  if (!kind) return undefined;
  const { id, client_reference_id: about, payment_intent: intent, amount_total: amount, currency } = session;
  const number = typeof intent === 'string' ? intent : intent?.id;
  const nothing = { method: null, receiptUrl: null };
  const told =
    kind === 'paid' && number && settings.stripeKey
      ? await askReceipt(new Provider(settings.stripeKey), number).catch(() => nothing)
      : nothing;
  return {
    kind,
    session: id,
    reference: number ?? id,
    applicationId: /^[1-9]\d{0,14}$/.test(about ?? '') ? Number(about) : undefined,
    amount: amount ?? 0,
    currency: (currency ?? '').toUpperCase(),
    ...told,
  };
}

/** How a payment was made (`visa 4242`, `sepa_debit`) and where its receipt stands, which no notice tells. */
export async function askReceipt(provider: Stripe, intent: string): Promise<Pick<Notice, 'method' | 'receiptUrl'>> {
  const { latest_charge: charge } = await provider.paymentIntents.retrieve(
    intent,
    { expand: ['latest_charge'] },
    // The notice waits for it, and counts without it.
    { timeout: 3_000, maxNetworkRetries: 0 },
  );
  if (charge === null || typeof charge === 'string') return { method: null, receiptUrl: null };
  const { card, type } = charge.payment_method_details ?? {};
  const method = card ? [card.brand, card.last4].filter(Boolean).join(' ') : (type ?? null);
  return { method, receiptUrl: charge.receipt_url };
}

function parse<Shape>(schema: z.ZodMiniType<Shape>, value: unknown): Shape {
  const result = schema.safeParse(value);
  if (!result.success) throw refusal('http.malformed');
  return result.data;
}
