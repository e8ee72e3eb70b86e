import { sql, type Selectable } from 'kysely';
import { reachOf } from '@portal/domain/access/reach.ts';
import type { StaffContext } from '../platform/http/context.ts';
import { notFound, refuseStale } from '../platform/http/refusal.ts';
import type { ClientAccountTable } from '../sessions/sessions.tables.ts';
import '../applications/applications.tables.ts';
import { clientReach } from './clientReach.ts';
import { getClientDetail } from './getClient.ts';

/**
 * Locks a client's account within the actor's reach; any other is not found. With `version` (what the reader saw)
 * whatever staff changed since is refused as `record.stale` with the account as it is now.
 */
export async function lockClient(
  context: Pick<StaffContext, 'db' | 'actor' | 'now'>,
  id: number,
  version?: number,
): Promise<Selectable<ClientAccountTable>> {
  const { db, actor } = context;
  const account = await db
    .selectFrom('client_account')
    .selectAll()
    .where('id', '=', id)
    .where(sql<boolean>`${clientReach(reachOf(actor))}`)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!account) throw notFound();
  await refuseStale({ seen: version, now: account.version }, () => getClientDetail(context, id));
  return account;
}
