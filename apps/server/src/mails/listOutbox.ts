import type { OutboxMail, outboxEndpoints } from '@portal/contract/outbox.ts';
import type { StaffContext } from '../platform/http/context.ts';
import { refusal } from '../platform/http/refusal.ts';
import type { InputOf } from '../platform/http/inputOf.ts';
import './mails.tables.ts';

const PAGE = 25;

/** Mails as they were written, newest first. `after` is the `next` of the page before; anything else is `field.type`. */
export async function listOutbox(
  { db }: StaffContext,
  { query }: InputOf<typeof outboxEndpoints.listOutbox>,
): Promise<{ data: OutboxMail[]; next: string | null }> {
  const before = query.after === undefined ? undefined : cursorId(query.after);
  const rows = await db
    .selectFrom('mail')
    .selectAll()
    .$if(before !== undefined, (mails) => mails.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(PAGE + 1)
    .execute();
  const page = rows.slice(0, PAGE);
  return {
    data: page.map((row) => ({
      id: row.id,
      to: row.to_address,
      subject: row.subject,
      text: row.body,
      links: row.links,
      language: row.language,
      state: row.state,
      createdAt: row.created_at.toISOString(),
      sentAt: row.sent_at?.toISOString() ?? null,
    })),
    next: rows.length > PAGE ? String(page.at(-1)?.id) : null,
  };
}

function cursorId(after: string): number {
  if (/^[1-9]\d{0,14}$/.test(after)) return Number(after);
  throw refusal('field.type', undefined, { fields: { after: { code: 'field.type' } } });
}
