import { sql } from 'kysely';
import { CREATED_ACCOUNT_LIST, type clientEndpoints, type CreatedAccount } from '@portal/contract/clients/clients.ts';
import type { ReplyOf } from '@portal/contract/endpoints.ts';
import { reachOf } from '@portal/domain/access/reach.ts';
import type { Stage } from '@portal/domain/applications/stages.ts';
import type { Language } from '@portal/domain/languages.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { defineList, JOINTLY, pageReply, type ListContext } from '../../platform/lists/defineList.ts';
import { withinDays } from '../../platform/lists/listConditions.ts';
import { eachWord } from '../../platform/lists/listOrder.ts';
import { conditionsOfNewest, hasWord } from '../clientConditions.ts';
import { CLIENT_ORDERS } from '../clientOrder.ts';
import { clientReach } from '../clientReach.ts';
import { withNewest } from '../clientRow.ts';

type List = typeof clientEndpoints.listCreatedAccounts;

interface CreatedRow {
  id: number;
  email: string;
  leader_name: string | null;
  created_at: Date;
  confirmed_at: Date | null;
  language: Language;
  stage: Stage | null;
}

/** Accounts by when they were created (product/clients.md#created-accounts); the stage is that of the newest application that the reader sees. */
export const createdAccounts = defineList<CreatedRow>()(CREATED_ACCOUNT_LIST, {
  table: 'client_account',
  from: ({ actor }) => withNewest(reachOf(actor)),
  columns: () => sql`id, email, leader_name, created_at, confirmed_at, language, newest.stage`,
  inReach: ({ actor }) => clientReach(reachOf(actor)),
  finds: eachWord((word, { actor }: ListContext) => hasWord(word, reachOf(actor))),
  filters: {
    created: (days) => withinDays('client_account.created_at', days),
    confirmed: (confirmed) => (confirmed === 'yes' ? sql`confirmed_at is not null` : sql`confirmed_at is null`),
    language: (language) => sql`client_account.language = ${language}`,
    stage: JOINTLY,
  },
  jointly: ({ stage }, { actor }) => conditionsOfNewest({ stage }, reachOf(actor)),
  orders: { created: CLIENT_ORDERS.created, name: CLIENT_ORDERS.name },
  // As for the list of clients, which stands on the same conditions.
  plannedAnew: true,
});

/** Created accounts within the reader's reach. */
export async function listCreatedAccounts(
  context: ListContext,
  { query }: Pick<InputOf<List>, 'query'>,
): Promise<ReplyOf<List>> {
  const page = await createdAccounts.page(context, query);
  return pageReply(page, page.rows.map(tellCreated));
}

export const tellCreated = (row: CreatedRow): CreatedAccount => ({
  id: row.id,
  email: row.email,
  name: row.leader_name,
  createdAt: row.created_at.toISOString(),
  confirmedAt: row.confirmed_at?.toISOString() ?? null,
  language: row.language,
  stage: row.stage,
});
