import { randomUUID } from 'node:crypto';
import type { Stripe } from 'stripe';
import type { Fee } from '@portal/domain/applications/money.ts';
import type { Language } from '@portal/domain/languages.ts';
import { payments as en } from '@portal/messages/en/payments/checkout.ts';
import { payments as es } from '@portal/messages/es/payments/checkout.ts';
import { refusal } from '../platform/http/refusal.ts';
import type { Services } from '../platform/services.ts';

/** Loaded when a payment first needs it: it is large, and most starts of the server take no payment. */
export const loadStripe = async () => (await import('stripe')).Stripe;

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
