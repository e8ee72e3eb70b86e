import { sql } from 'kysely';
import type { paymentEndpoints } from '@portal/contract/payments.ts';
import { matchesPayment, stageAfterPayment } from '@portal/domain/applications/money.ts';
import { gateFacts, lockApplicationRows, type ApplicationRow } from '../applications/applicationRow.ts';
import { saveApplication } from '../applications/saveApplication.ts';
import { moneyText, timeText } from '../outbox/mailFormats.ts';
import { writeMail } from '../outbox/writeMail.ts';
import { newYorkDate } from '../platform/clock.ts';
import type { PublicContext } from '../platform/http/context.ts';
import type { InputOf } from '../platform/http/inputOf.ts';
import { refusal } from '../platform/http/refusal.ts';
import { getFee } from '../settings/fee.ts';
import { readNotice, type PaidNotice } from './provider.ts';
import './payments.tables.ts';

export async function prepareNotice(
  { services }: Omit<PublicContext, 'db'>,
  { signed }: InputOf<typeof paymentEndpoints.receivePayment>,
): Promise<PaidNotice | undefined> {
  if (!signed) throw refusal('http.malformed');
  return readNotice(services, signed);
}

/**
 * Takes the provider's notice that a session was paid (product/money.md#payments). It has one effect however often and
 * however close together it comes. What is not acceptable at that moment (wrong amount or currency, a second payment,
 * after an exoneration, rejected or deleted, of no application we know) is kept as UNMATCHED and moves nothing.
 */
export async function receivePayment(
  context: PublicContext,
  _input: unknown,
  notice: PaidNotice | undefined,
): Promise<null> {
  if (!notice) return null;
  const { db } = context;
  const known = await findSession(context, notice.session);
  // The application first, as every other act does: two notices of one session wait here for each other.
  const row = await lockAnyApplication(context, known ? known.application_id : notice.applicationId);
  const opened = await findSession(context, notice.session);
  if (opened && opened.state !== 'PENDING') return null;
  const asked = opened ?? (await getFee(db));
  const matched = row !== undefined && matchesPayment(gateFacts(row), asked, notice);
  const kept = await keepPayment(context, row, notice, matched ? 'PAID' : 'UNMATCHED');
  if (matched && kept) await markPaid(context, row, notice);
  return null;
}

const findSession = ({ db }: PublicContext, session: string) =>
  db
    .selectFrom('payment')
    .select(['application_id', 'state', 'amount', 'currency'])
    .where('provider_session', '=', session)
    .executeTakeFirst();

async function lockAnyApplication(
  { db }: PublicContext,
  id: number | null | undefined,
): Promise<ApplicationRow | undefined> {
  if (id === null || id === undefined) return undefined;
  const [row] = await lockApplicationRows(db, sql<boolean>`application.id = ${id}`);
  return row;
}

/** Writes the payment's row, or fills the one its session has; false where another notice did so meanwhile. */
async function keepPayment(
  { db, now }: PublicContext,
  row: ApplicationRow | undefined,
  { session, reference, amount, currency }: PaidNotice,
  state: 'PAID' | 'UNMATCHED',
): Promise<boolean> {
  const { rows } = await sql`
    insert into payment (application_id, type, state, amount, currency, provider_session, reference, paid_on, at)
    values (${row?.id ?? null}, 'ONLINE', ${state}, ${amount}, ${currency}, ${session}, ${reference}, ${newYorkDate(now)}, ${now})
    on conflict (provider_session) do update set state = excluded.state, amount = excluded.amount,
      currency = excluded.currency, reference = excluded.reference, paid_on = excluded.paid_on, at = excluded.at
      where payment.state = 'PENDING'
    returning id`.execute(db);
  return rows.length > 0;
}

async function markPaid(context: PublicContext, row: ApplicationRow, notice: PaidNotice): Promise<void> {
  const { db, now, services } = context;
  const to = stageAfterPayment(row.status, 'payment');
  await saveApplication(context, row, {
    changes: {
      status: to,
      payment_status: 'PAID',
      payment_type: 'ONLINE',
      payment_detail_key: 'ONLINE',
      payment_detail_value: notice.reference,
      paid_at: now,
    },
    history: { kind: 'paid.online', detail: { from: row.status, to }, by: 'system' },
  });
  const { email, language } = await db
    .selectFrom('client_account')
    .select(['email', 'language'])
    .where('id', '=', row.client_account_id)
    .executeTakeFirstOrThrow();
  await writeMail(context, {
    to: email,
    language,
    template: 'paymentReceived',
    params: { caseNumber: row.case_number ?? '', amount: moneyText(language, notice), date: timeText(language, now) },
    links: [`${services.settings.clientUrl}/request/${row.id}`],
  });
}
