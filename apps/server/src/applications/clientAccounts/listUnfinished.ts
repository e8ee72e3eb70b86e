import { sql } from 'kysely';
import type { ReplyOf } from '@portal/contract/endpoints.ts';
import type { customerEndpoints } from '@portal/contract/customers.ts';
import { reachOf } from '@portal/domain/access/reach.ts';
import { daysSince, waitsFor } from '@portal/domain/clients/accounts.ts';
import { cursorOf, pastCursor } from '../../platform/database/listOrder.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { clientOrder } from './clientOrder.ts';
import { TOLD, unfinishedCondition, type UnfinishedRow } from './unfinished.ts';

const PAGE = 25;

type List = typeof customerEndpoints.listUnfinished;

/**
 * Accounts that wait for their activation, an application or the rest of a form, in one order, 25 a page, with how far
 * they are and how long they have been quiet. `after` as in `listClients`.
 */
export async function listUnfinished(
  { db, actor, now }: Pick<StaffContext, 'db' | 'actor' | 'now'>,
  { query }: Pick<InputOf<List>, 'query'>,
): Promise<ReplyOf<List>> {
  const reach = reachOf(actor);
  const order = clientOrder(query.sort, reach);
  const fits = unfinishedCondition(reach, query, now);
  const past = query.after === undefined ? sql`` : sql`and ${pastCursor(order, query.after)}`;
  const { rows } = await sql<UnfinishedRow & { place: string }>`
    select ${TOLD}, ${order.place} as place from client_account
    where ${fits} ${past}
    order by ${order.by}
    limit ${PAGE + 1}`.execute(db);
  const count = await sql<{ total: number }>`
    select count(*)::int as total from client_account where ${fits}`.execute(db);
  const page = rows.slice(0, PAGE);
  const last = page.at(-1);
  return {
    data: page.map((row) => tellUnfinished(row, now)),
    total: count.rows[0]?.total ?? 0,
    next: last && rows.length > PAGE ? cursorOf(last) : null,
  };
}

function tellUnfinished(row: UnfinishedRow, now: Date): ReplyOf<List>['data'][number] {
  return {
    id: row.id,
    email: row.email,
    name: row.leader_name,
    language: row.language,
    status: row.status,
    createdAt: row.created_at.toISOString(),
    lastActiveAt: row.last_active_at.toISOString(),
    // Listed, it waits for something.
    waits:
      waitsFor({ status: row.status, hasDraft: row.has_draft, hasApplication: row.has_application }) ?? 'APPLICATION',
    formState: row.form_state,
    daysQuiet: daysSince(row.last_active_at, now),
    remindedAt: row.reminded_at?.toISOString() ?? null,
  };
}
