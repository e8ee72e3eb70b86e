import { sql } from 'kysely';
import { isInPlace, reachOf } from '@portal/domain/access/reach.ts';
import type { ClientContext, StaffContext } from '../platform/http/context.ts';
import { notFound, refusal } from '../platform/http/refusal.ts';
import { gateFacts, lockApplicationRows, type ApplicationRow } from './applicationRow.ts';
import { cardForReader } from './cardForReader.ts';
import { placeCondition } from '../access/reachCondition.ts';

/**
 * Locks an application within the actor's reach; one out of sight is not found. With `version` (what the reader saw)
 * anything that changed since is refused as `move.stale` with the card as it is now. What was deleted is `application.deleted`
 * to whoever would see it otherwise, unless the act is for the bin.
 */
export async function lockApplication(
  context: StaffContext,
  id: number,
  { version, from, inBin }: { version?: number | undefined; from?: string; inBin?: boolean } = {},
): Promise<ApplicationRow> {
  const row = await lockInReach(context, id, { inBin });
  const stale = (version !== undefined && version !== row.version) || (from !== undefined && from !== row.status);
  if (stale) throw refusal('move.stale', undefined, { present: cardForReader(context, row) });
  return row;
}

/** The same for whoever saw nothing of it before, as a row of a bulk run. */
export async function lockInReach(
  { db, actor }: Pick<StaffContext, 'db' | 'actor'>,
  id: number,
  { inBin = false }: { inBin?: boolean | undefined } = {},
): Promise<ApplicationRow> {
  const there = sql<boolean>`application.id = ${id} and ${placeCondition(reachOf(actor))}`;
  const [row] = await lockApplicationRows(db, there);
  // It may have left the reach while we waited for whoever held it.
  if (!row || !isInPlace(actor, gateFacts(row))) throw notFound();
  if (row.deleted_at && !inBin) throw refusal('application.deleted');
  return row;
}

/** The client's own application, in whatever stage. */
export const isOwnApplication = ({ actor }: Pick<ClientContext, 'actor'>, id: number) =>
  sql<boolean>`application.id = ${id} and application.client_account_id = ${actor.accountId} and application.deleted_at is null`;

/** Locks the client's own application, in whatever stage; another's is not found. */
export async function lockOwnApplication(context: ClientContext, id: number): Promise<ApplicationRow> {
  const [row] = await lockApplicationRows(context.db, isOwnApplication(context, id));
  if (!row) throw notFound();
  return row;
}
