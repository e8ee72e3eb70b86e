import type { ReplyOf } from '@portal/contract/endpoints.ts';
import type { clientEndpoints } from '@portal/contract/clients/clients.ts';
import { daysSince, waitsFor } from '@portal/domain/clients/accounts.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { pageReply, type ListContext } from '../../platform/lists/defineList.ts';
import { unfinished, type UnfinishedRow } from './unfinished.ts';

type List = typeof clientEndpoints.listUnfinished;

/** Accounts that wait for their activation, an application or the rest of a form, with how far they are and how long they have been quiet. */
export async function listUnfinished(
  context: ListContext,
  { query }: Pick<InputOf<List>, 'query'>,
): Promise<ReplyOf<List>> {
  const page = await unfinished.page(context, query);
  return pageReply(
    page,
    page.rows.map((row) => tellUnfinished(row, context.now)),
  );
}

/** An account as the list tells it. */
export function tellUnfinished(row: UnfinishedRow, now: Date): ReplyOf<List>['data'][number] {
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
