import { sql } from 'kysely';
import type { clientEndpoints } from '@portal/contract/clients/clients.ts';
import type { HistoryPage } from '@portal/contract/history.ts';
import { reachOf } from '@portal/domain/access/reach.ts';
import { listHistory } from '../history/listHistory.ts';
import type { StaffContext } from '../platform/http/context.ts';
import { notFound } from '../platform/http/refusal.ts';
import type { InputOf } from '../platform/http/inputOf.ts';
import './clients.tables.ts';
import { clientReach } from './clientReach.ts';

/** What was done to a client's account, the newest first; unknown or out of reach: not found. */
export async function listClientHistory(
  context: StaffContext,
  { params, query }: InputOf<typeof clientEndpoints.listClientHistory>,
): Promise<HistoryPage> {
  const { rows } = await sql<{ id: number }>`
    select id from client_account where id = ${params.id} and ${clientReach(reachOf(context.actor))}`.execute(
    context.db,
  );
  const [client] = rows;
  if (!client) throw notFound();
  return listHistory(context, 'clients', client.id, query);
}
