import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { QueryOf, ReplyOf } from '@portal/contract/endpoints.ts';
import type { outboxEndpoints } from '@portal/contract/outbox.ts';
import { BY_CREATION, cursorOf, likeWord, pastCursor } from '../platform/database/listOrder.ts';
import type { StaffContext } from '../platform/http/context.ts';
import type { InputOf } from '../platform/http/inputOf.ts';
import type { Db } from '../platform/database/tables.ts';
import type { MailTable } from './mails.tables.ts';
import { outboxMails } from './outboxMail.ts';

const PAGE = 25;

type List = typeof outboxEndpoints.listOutbox;

/**
 * Mails as they were written, of one state and with part of the address or subject where asked, 25 a page, and how many
 * they are in all; beside them how many failed. `after` is the `next` of the page before in the same order; anything else
 * is `field.type`.
 */
export async function listOutbox(context: StaffContext, { query }: InputOf<List>): Promise<ReplyOf<List>> {
  const { db, services } = context;
  const order = BY_CREATION[query.sort];
  const fits = sql.join(conditionsOf(query), sql` and `);
  const past = query.after === undefined ? sql`` : sql`and ${pastCursor(order, query.after)}`;
  const { rows } = await sql<Selectable<MailTable> & { place: string }>`
    select *, ${order.place} as place from mail
    where ${fits} ${past}
    order by ${order.by}
    limit ${PAGE + 1}`.execute(db);
  const page = rows.slice(0, PAGE);
  const last = page.at(-1);
  return {
    data: await outboxMails(context, page),
    total: await countMails(db, fits),
    next: last && rows.length > PAGE ? cursorOf(last) : null,
    failed: await countMails(db, sql`state = 'FAILED'`),
    hasServer: services.mailer !== undefined,
  };
}

const conditionsOf = ({ search, state }: QueryOf<List>): RawBuilder<unknown>[] => [
  sql`true`,
  ...(state === undefined ? [] : [sql`state = ${state}`]),
  ...(search === undefined ? [] : [isFound(search)]),
];

/** As the index has it: accents and capitals make no difference. */
const isFound = (search: string) => sql`folded(to_address || ' ' || subject) like ${likeWord(search)}`;

async function countMails(db: Db, fits: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from mail where ${fits}`.execute(db);
  return rows[0]?.total ?? 0;
}
