import { sql } from 'kysely';
import type { ReplyOf } from '@portal/contract/endpoints.ts';
import { CLIENT_LIST, type clientEndpoints } from '@portal/contract/clients/clients.ts';
import { reachOf } from '@portal/domain/access/reach.ts';
import type { InputOf } from '../platform/http/inputOf.ts';
import { defineList, JOINTLY, pageReply, type ListContext } from '../platform/lists/defineList.ts';
import { eachWord } from '../platform/lists/listOrder.ts';
import '../applications/applications.tables.ts';
import { conditionsOfNewest, hasWord } from './clientConditions.ts';
import { CLIENT_ORDERS } from './clientOrder.ts';
import { clientReach } from './clientReach.ts';
import { isAdmitted, tellClient, told, withNewest, type ClientRow } from './clientRow.ts';

type List = typeof clientEndpoints.listClients;

/** Stage, country and Ephesian are those of the newest application that the reader sees. */
export const clients = defineList<ClientRow>()(CLIENT_LIST, {
  table: 'client_account',
  from: ({ actor }) => withNewest(reachOf(actor)),
  columns: ({ actor }) => told(reachOf(actor)),
  inReach: ({ actor }) => clientReach(reachOf(actor)),
  finds: eachWord((word, { actor }: ListContext) => hasWord(word, reachOf(actor))),
  filters: {
    kind: (kind, { actor }) =>
      kind === 'LEADER' ? isAdmitted(reachOf(actor)) : sql`not ${isAdmitted(reachOf(actor))}`,
    status: (status) => sql`status = ${status}`,
    stage: JOINTLY,
    country: JOINTLY,
    ephesian: JOINTLY,
  },
  jointly: (query, { actor }) => conditionsOfNewest(query, reachOf(actor)),
  orders: CLIENT_ORDERS,
  // A plan for any country, stage or Ephesian was measured four times as slow as one for those asked for.
  plannedAnew: true,
});

/** Clients within the reader's reach. */
export async function listClients(
  context: ListContext,
  { query }: Pick<InputOf<List>, 'query'>,
): Promise<ReplyOf<List>> {
  const page = await clients.page(context, query);
  return pageReply(page, page.rows.map(tellClient));
}
