/** The two of a pair, as far as the actor sees them. */
import { sql } from 'kysely';
import { reachOf } from '@portal/domain/access/reach.ts';
import type { MergedNoun } from '@portal/domain/churches/merging.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import { notFound, refusal, refusalAt } from '../../platform/http/refusal.ts';
import { churchSight, personSight } from '../networkReach.ts';
import { lockLeaderTree, lockRegions } from '../regions/lockRegions.ts';

export const TABLE_OF = { churches: 'church', persons: 'person' } as const satisfies Record<MergedNoun, string>;

export interface Side {
  id: number;
  version: number;
  merged_into: number | null;
}
export type Both = readonly [Side, Side];

/**
 * Locks both in the order of their ids, with the order of regions and of the tree, to the end of the act: two mergings that cross,
 * and submissions that attach to either, come one after the other. Refusals: `field.choice` where it is one and the same,
 * `http.notFound` out of sight, `merge.gone` for one that was merged away.
 */
export async function lockBoth(context: StaffContext, noun: MergedNoun, ids: readonly [number, number]): Promise<Both> {
  const { db } = context;
  if (noun === 'persons') {
    await lockRegions(db);
    await lockLeaderTree(db);
  }
  const table = sql.table(TABLE_OF[noun]);
  await sql`select id from ${table} where id = any(${ids}::bigint[]) order by id for update`.execute(db);
  return seeBoth(context, noun, ids);
}

/** The same without locking them. */
export async function seeBoth(
  { db, actor }: Pick<StaffContext, 'db' | 'actor'>,
  noun: MergedNoun,
  [one, other]: readonly [number, number],
): Promise<Both> {
  if (one === other) throw refusalAt('gone', 'field.choice');
  const table = TABLE_OF[noun];
  const sight = noun === 'churches' ? churchSight(reachOf(actor)) : personSight(reachOf(actor));
  const { rows } = await sql<Side & { seen: boolean }>`
    select id, version, merged_into, ${sight} as seen from ${sql.table(table)} where id in (${one}, ${other})`.execute(
    db,
  );
  const [first, second] = [one, other].map((id) => rows.find((row) => row.id === id));
  // One that was merged away is in nobody's sight: whose it was is asked of the other.
  if (!first || !second || ![first, second].some(({ seen }) => seen)) throw notFound();
  if (first.merged_into !== null || second.merged_into !== null) throw refusal('merge.gone');
  if (!first.seen || !second.seen) throw notFound();
  return [first, second];
}
