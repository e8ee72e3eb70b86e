import { Stripe } from 'stripe';
import type { Made } from './scenes/scene.ts';
import type { World } from './world.ts';

/** A notice as the payment provider signs it, whatever it says. */
export function signedNotice({ portal, services }: World, payload: string | Buffer): NonNullable<Made['signed']> {
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload: payload as string,
    secret: services.settings.stripeWebhookSecret ?? '',
    timestamp: Math.floor(portal.clock.now().getTime() / 1000),
  });
  return { payload, headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature } };
}
