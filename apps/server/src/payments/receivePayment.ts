import { sql } from 'kysely';
import type { paymentEndpoints } from '@portal/contract/payments.ts';
import {
  isFollowed,
  whyUnmatched,
  type NoticeKind,
  type PaymentState,
  type UnmatchedReason,
} from '@portal/domain/payments/unmatched.ts';
import { gateFacts, lockApplicationRows, type ApplicationRow } from '../applications/applicationRow.ts';
import { saveApplication } from '../applications/saveApplication.ts';
import { newYorkDate } from '../platform/clock.ts';
import type { PublicContext } from '../platform/http/context.ts';
import type { InputOf } from '../platform/http/inputOf.ts';
import { refusal } from '../platform/http/refusal.ts';
import { getFee } from '../settings/fee.ts';
import { countPayment } from './countPayment.ts';
import { readNotice, type Notice } from './notice.ts';
import './payments.tables.ts';

export async function prepareNotice(
  { services }: Omit<PublicContext, 'db'>,
  { signed }: InputOf<typeof paymentEndpoints.receivePayment>,
): Promise<Notice | undefined> {
  if (!signed) throw refusal('http.malformed');
  return readNotice(services, signed);
}

/**
 * Takes the provider's notice of a session (product/money.md#payments). It has one effect however often, however close
 * together and in whatever order notices come. Money that is not acceptable at that moment (wrong amount or currency, a
 * second payment, after an exoneration, rejected or deleted, of no application we know) is kept as UNMATCHED with the
 * reason, and moves nothing.
 */
export async function receivePayment(
  context: PublicContext,
  _input: unknown,
  notice: Notice | undefined,
): Promise<null> {
  if (!notice) return null;
  const known = await findSession(context, notice.session);
  // The application first, as every other act does: two notices of one session wait here for each other.
  const row = await lockAnyApplication(context, known ? known.application_id : notice.applicationId);
  const opened = await findSession(context, notice.session);
  if (opened && !isFollowed(notice.kind, opened.state)) return null;
  if (notice.kind === 'paid') await receiveMoney(context, row, notice, opened);
  else if (opened) await noteState(context, row, opened.id, notice.kind);
  return null;
}

async function receiveMoney(
  context: PublicContext,
  row: ApplicationRow | undefined,
  notice: Notice,
  opened: Awaited<ReturnType<typeof findSession>>,
): Promise<void> {
  const asked = opened ?? (await getFee(context.db));
  const why = whyUnmatched(row && gateFacts(row), asked, notice);
  const id = await keepPayment(context, row, notice, why);
  if (id === undefined || !row) return;
  if (why === undefined) await countPayment(context, row, notice, { kind: 'paid.online', by: 'system' });
  else await tell(context, row, { kind: 'payment.unmatched', detail: { payment: id, why } });
}

const LEADS_TO = { awaited: 'AWAITED', failed: 'FAILED', expired: 'EXPIRED' } as const satisfies Record<
  Exclude<NoticeKind, 'paid'>,
  PaymentState
>;

/** Money that was ordered, does not come, or was never ordered. A session that merely ran out is no news of the case. */
async function noteState(
  context: PublicContext,
  row: ApplicationRow | undefined,
  id: number,
  kind: keyof typeof LEADS_TO,
): Promise<void> {
  await context.db.updateTable('payment').set({ state: LEADS_TO[kind] }).where('id', '=', id).execute();
  if (!row || kind === 'expired') return;
  await tell(context, row, { kind: `payment.${kind}`, detail: { payment: id } });
}

type Told =
  | { kind: 'payment.unmatched'; detail: { payment: number; why: UnmatchedReason } }
  | { kind: 'payment.awaited' | 'payment.failed'; detail: { payment: number } };

/** What happened to money beside the case: whoever has it open goes on with what they see. */
const tell = (context: PublicContext, row: ApplicationRow, told: Told) =>
  saveApplication(context, row, { keepsVersion: true, history: { ...told, by: 'system' } });

const findSession = ({ db }: PublicContext, session: string) =>
  db
    .selectFrom('payment')
    .select(['id', 'application_id', 'state', 'amount', 'currency'])
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

/** Writes the payment's row, or fills the one its session has; nothing where another notice did so meanwhile. */
async function keepPayment(
  { db, now }: PublicContext,
  row: ApplicationRow | undefined,
  { session, reference, amount, currency, method, receiptUrl }: Notice,
  why: UnmatchedReason | undefined,
): Promise<number | undefined> {
  const state = why === undefined ? 'PAID' : 'UNMATCHED';
  const { rows } = await sql<{ id: number }>`
    insert into payment
      (application_id, type, state, unmatched_why, amount, currency, provider_session, reference, method, receipt_url, paid_on, at)
    values (${row?.id ?? null}, 'ONLINE', ${state}, ${why ?? null}, ${amount}, ${currency}, ${session}, ${reference},
      ${method}, ${receiptUrl}, ${newYorkDate(now)}, ${now})
    on conflict (provider_session) do update set state = excluded.state, unmatched_why = excluded.unmatched_why,
      amount = excluded.amount, currency = excluded.currency, reference = excluded.reference, method = excluded.method,
      receipt_url = excluded.receipt_url, paid_on = excluded.paid_on, at = excluded.at
      where payment.state in ('PENDING', 'AWAITED', 'FAILED', 'EXPIRED')
    returning id`.execute(db);
  return rows[0]?.id;
}
