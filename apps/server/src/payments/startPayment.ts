import { sql } from 'kysely';
import type { paymentEndpoints } from '@portal/contract/payments.ts';
import { acceptsPayment } from '@portal/domain/applications/money.ts';
import { gateFacts, selectApplicationRows } from '../applications/applicationRow.ts';
import { lockOwnApplication } from '../applications/lockApplication.ts';
import type { ClientContext } from '../platform/http/context.ts';
import type { InputOf } from '../platform/http/inputOf.ts';
import { notFound, refusal } from '../platform/http/refusal.ts';
import { getFee } from '../settings/fee.ts';
import { LOCAL_SESSION, openSession, type ProviderSession } from './provider.ts';
import './payments.tables.ts';

type Input = InputOf<typeof paymentEndpoints.startPayment>;

/** Outside the transaction: the provider's session for the fee of today, or nothing where no payment is accepted. */
export async function preparePayment(
  context: Omit<ClientContext, 'db'>,
  { params, client }: Input,
): Promise<ProviderSession | undefined> {
  const { services, actor } = context;
  const { row, fee } = await services.database.snapshot(async (db) => {
    const own = sql<boolean>`application.id = ${params.id} and client_account_id = ${actor.accountId} and deleted_at is null`;
    return { row: (await selectApplicationRows(db, own))[0], fee: await getFee(db) };
  });
  if (!row) throw notFound();
  if (!acceptsPayment(gateFacts(row))) return undefined;
  return openSession(services, {
    applicationId: row.id,
    fee,
    email: actor.email,
    language: context.language,
    idempotencyKey: client.idempotencyKey,
  });
}

/**
 * Notes the session, so that its notice finds the application and the amount that was asked for. A local session that
 * is still open for the same amount serves again. Refusals: not found, `payment.notPossible`, `http.unavailable`.
 */
export async function startPayment(
  context: ClientContext,
  { params }: Input,
  opened: ProviderSession | undefined,
): Promise<ProviderSession> {
  const { db, now } = context;
  const row = await lockOwnApplication(context, params.id);
  if (!opened || !acceptsPayment(gateFacts(row))) throw refusal('payment.notPossible');
  if (opened.session.startsWith(LOCAL_SESSION)) {
    const open = await db
      .selectFrom('payment')
      .select('provider_session')
      .where('application_id', '=', row.id)
      .where('state', '=', 'PENDING')
      .where('amount', '=', opened.amount)
      .where('currency', '=', opened.currency)
      .where('provider_session', 'like', `${LOCAL_SESSION}%`)
      .executeTakeFirst();
    if (open?.provider_session) return { ...opened, session: open.provider_session };
  }
  await db
    .insertInto('payment')
    .values({
      application_id: row.id,
      type: 'ONLINE',
      state: 'PENDING',
      amount: opened.amount,
      currency: opened.currency,
      provider_session: opened.session,
      method: null,
      reference: null,
      paid_on: null,
      user_id: null,
      at: now,
    })
    .onConflict((conflict) => conflict.column('provider_session').doNothing())
    .execute();
  return opened;
}
