import { sql } from 'kysely';
import { isInReach, reachOf } from '@portal/domain/access/reach.ts';
import type { ClientContext, StaffContext } from '../platform/http/context.ts';
import { notFound, refusal } from '../platform/http/refusal.ts';
import { gateFacts, lockApplicationRows, type ApplicationRow } from './applicationRow.ts';
import { cardForReader } from './cardForReader.ts';
import { reachCondition } from './reachCondition.ts';

/**
 * Locks an application within the actor's reach; one out of sight is not found. With `version` (what the reader saw)
 * anything that changed since is refused as `move.stale` with the card as it is now.
 */
export async function lockApplication(
  context: StaffContext,
  id: number,
  seen: { version?: number; from?: string } = {},
): Promise<ApplicationRow> {
  const reach = reachOf(context.actor);
  const [row] = await lockApplicationRows(
    context.db,
    sql<boolean>`application.id = ${id} and ${reachCondition(reach)}`,
  );
  // It may have left the reach while we waited for whoever held it.
  if (!row || !isInReach(reach, gateFacts(row))) throw notFound();
  const stale =
    (seen.version !== undefined && seen.version !== row.version) ||
    (seen.from !== undefined && seen.from !== row.status);
  if (stale) throw refusal('move.stale', undefined, { present: cardForReader(context, row) });
  return row;
}

/** Locks the client's own application, in whatever stage; another's is not found. */
export async function lockOwnApplication({ db, actor }: ClientContext, id: number): Promise<ApplicationRow> {
  const [row] = await lockApplicationRows(
    db,
    sql<boolean>`application.id = ${id} and application.client_account_id = ${actor.accountId} and application.deleted_at is null`,
  );
  if (!row) throw notFound();
  return row;
}
