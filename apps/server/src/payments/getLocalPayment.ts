import type { paymentEndpoints } from '@portal/contract/payments.ts';
import type { PublicContext } from '../platform/http/context.ts';
import type { InputOf } from '../platform/http/inputOf.ts';
import { notFound } from '../platform/http/refusal.ts';
import { LOCAL_SESSION } from './provider.ts';
import './payments.tables.ts';

/** The latest test session of an application and what became of it. With a provider, or in production, not found. */
export async function getLocalPayment(
  { db, services }: PublicContext,
  { params }: InputOf<typeof paymentEndpoints.getLocalPayment>,
) {
  const { settings } = services;
  if (settings.production || settings.stripeKey) throw notFound();
  const payment = await db
    .selectFrom('payment')
    .select(['provider_session', 'state', 'amount', 'currency'])
    .where('application_id', '=', params.id)
    .where('provider_session', 'like', `${LOCAL_SESSION}%`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!payment?.provider_session) throw notFound();
  const { provider_session: session, ...rest } = payment;
  return { ...rest, session, run: `npm run pay -- ${params.id}` };
}
