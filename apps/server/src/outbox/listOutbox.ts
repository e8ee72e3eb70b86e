import { sql, type Selectable } from 'kysely';
import type { ReplyOf } from '@portal/contract/endpoints.ts';
import { OUTBOX_LIST, type outboxEndpoints } from '@portal/contract/outbox.ts';
import { reachOf } from '@portal/domain/access/reach.ts';
import { presentAttachment } from '../platform/files/attachments.ts';
import type { StaffContext } from '../platform/http/context.ts';
import type { InputOf } from '../platform/http/inputOf.ts';
import { defineList, pageReply } from '../platform/lists/defineList.ts';
import { withinDays } from '../platform/lists/listConditions.ts';
import { byInstant, likeWord } from '../platform/lists/listOrder.ts';
import { mailReach } from './mailReach.ts';
import type { MailTable } from './outbox.tables.ts';
import { outboxMails } from './outboxMail.ts';

type List = typeof outboxEndpoints.listOutbox;

export const mails = defineList<Selectable<MailTable>>()(OUTBOX_LIST, {
  table: 'mail',
  columns: () => sql`*`,
  inReach: ({ actor }) => mailReach(reachOf(actor)),
  // As the index has it: accents and capitals make no difference.
  finds: (text) => [sql`folded(to_address || ' ' || subject) like ${likeWord(text)}`],
  filters: {
    state: (state) => sql`state = ${state}`,
    created: (span) => withinDays('created_at', span),
    to: (part) => sql`folded(to_address) like ${likeWord(part)}`,
  },
  orders: { created: () => byInstant('created_at') },
});

/** Mails as they were written; beside them how many failed, and whether any can be sent. */
export async function listOutbox(context: StaffContext, { query }: InputOf<List>): Promise<ReplyOf<List>> {
  const page = await mails.page(context, query);
  return {
    ...pageReply(page, await outboxMails(context, page.rows, (file) => presentAttachment(context, file))),
    failed: await countFailed(context),
    hasServer: context.services.mailer !== undefined,
  };
}

async function countFailed({ db, actor }: StaffContext): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from mail where state = 'FAILED' and ${mailReach(reachOf(actor))}`.execute(db);
  return rows[0]?.total ?? 0;
}
