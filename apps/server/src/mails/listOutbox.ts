import { sql } from 'kysely';
import type { OutboxMail, outboxEndpoints } from '@portal/contract/outbox.ts';
import type { StaffContext } from '../platform/http/context.ts';
import { refusal } from '../platform/http/refusal.ts';
import type { InputOf } from '../platform/http/inputOf.ts';
import type { Db } from '../platform/database/tables.ts';
import { outboxMails } from './outboxMail.ts';
import './mails.tables.ts';

const PAGE = 25;

/**
 * Mails as they were written, newest first, of one state and with part of the address or subject where asked; beside them
 * how many failed in all. `after` is the `next` of the page before; anything else is `field.type`.
 */
export async function listOutbox(
  { db, now, services }: StaffContext,
  { query: { after, state, search } }: InputOf<typeof outboxEndpoints.listOutbox>,
): Promise<{ data: OutboxMail[]; next: string | null; failed: number; hasServer: boolean }> {
  const before = after === undefined ? undefined : cursorId(after);
  const rows = await db
    .selectFrom('mail')
    .selectAll()
    .$if(before !== undefined, (mails) => mails.where('id', '<', before ?? 0))
    .$if(state !== undefined, (mails) => mails.where('state', '=', state ?? 'FAILED'))
    .$if(search !== undefined, (mails) => mails.where(isFound(search ?? '')))
    .orderBy('id', 'desc')
    .limit(PAGE + 1)
    .execute();
  const page = rows.slice(0, PAGE);
  return {
    data: await outboxMails({ db, now }, page),
    next: rows.length > PAGE ? String(page.at(-1)?.id) : null,
    failed: await countFailed(db),
    hasServer: services.mailer !== undefined,
  };
}

/** As the index has it: accents and capitals make no difference. */
const isFound = (search: string) => sql<boolean>`
  mail_folded(to_address || ' ' || subject) like '%' || mail_folded(${search.replaceAll(/[\\%_]/g, '\\$&')}) || '%'`;

async function countFailed(db: Db): Promise<number> {
  const row = await db
    .selectFrom('mail')
    .select(sql<number>`count(*)::int`.as('failed'))
    .where('state', '=', 'FAILED')
    .executeTakeFirst();
  return row?.failed ?? 0;
}

function cursorId(after: string): number {
  if (/^[1-9]\d{0,14}$/.test(after)) return Number(after);
  throw refusal('field.type', undefined, { fields: { after: { code: 'field.type' } } });
}
