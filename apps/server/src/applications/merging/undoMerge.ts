import { sql, type Selectable } from 'kysely';
import type { mergingEndpoints } from '@portal/contract/churches/merging.ts';
import { reachOf } from '@portal/domain/access/reach.ts';
import { whyNotUndoMerge } from '@portal/domain/churches/merging.ts';
import { record } from '../../history/record.ts';
import type { Db, Tables } from '../../platform/database/tables.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { notFound, refuseIfAny } from '../../platform/http/refusal.ts';
import { churchSight, personSight } from '../networkReach.ts';
import { lockLeaderTree, lockRegions } from '../regions/lockRegions.ts';
import { TABLE_OF } from './bothOf.ts';
import { swapFields } from './fieldsOf.ts';
import './merging.tables.ts';
import { moveBack, versionsOf } from './moveAlong.ts';

type Row = Selectable<Tables['merging']>;

/**
 * Takes a merging back (product/churches.md#merging): what went along goes back, but for what came since. Taken back already,
 * nothing changes. Refusals: `http.notFound` out of sight, `merge.late`, `merge.again`, `merge.changed`.
 */
export async function undoMerge(
  context: StaffContext,
  { params }: InputOf<(typeof mergingEndpoints)['undoMerge']>,
): Promise<void> {
  const { db, now } = context;
  const asked = await findMerging(db, params.id);
  if (!asked) throw notFound();
  if (asked.noun === 'persons') {
    await lockRegions(db);
    await lockLeaderTree(db);
  }
  const { noun, kept_id: kept, gone_id: gone } = asked;
  const table = sql.table(TABLE_OF[noun]);
  await sql`select id from ${table} where id in (${kept}, ${gone}) order by id for update`.execute(db);
  // As it is under the lock.
  const merging = await findMerging(db, params.id);
  if (!merging || !(await isSeen(context, merging))) throw notFound();
  if (merging.undone_at !== null) return;
  const facts = {
    mergedAt: merging.at,
    mergedAgain: await wasMergedAgain(db, merging),
    changed: await wasChanged(db, merging),
  };
  refuseIfAny(whyNotUndoMerge(facts, now));
  await sql`update ${table} set merged_into = null where id = ${gone}`.execute(db);
  await swapFields(db, { noun, kept, gone }, merging.taken);
  await moveBack(db, { noun, from: kept, to: gone }, merging.moved);
  await db.updateTable('merging').set({ undone_at: now }).where('id', '=', merging.id).execute();
  await record(context, { noun, id: kept, kind: 'unmerged', detail: { other: gone, merging: merging.id } });
}

const findMerging = (db: Db, id: number): Promise<Row | undefined> =>
  db.selectFrom('merging').selectAll().where('id', '=', id).executeTakeFirst();

/** Whoever sees who was kept: that they are the same as another is told there. */
async function isSeen({ db, actor }: StaffContext, { noun, kept_id }: Row): Promise<boolean> {
  const sight = noun === 'churches' ? churchSight(reachOf(actor)) : personSight(reachOf(actor));
  const { rows } = await sql`
    select from ${sql.table(TABLE_OF[noun])} where id = ${kept_id} and ${sight}`.execute(db);
  return rows.length > 0;
}

async function wasMergedAgain(db: Db, { noun, id, kept_id }: Row): Promise<boolean> {
  const { rows } = await sql`
    select from merging where noun = ${noun} and kept_id = ${kept_id} and id > ${id} and undone_at is null
    union all
    select from merging where noun = ${noun} and gone_id = ${kept_id} and undone_at is null`.execute(db);
  return rows.length > 0;
}

/** Acts upon who was kept, and upon the licences and certificates. */
async function wasChanged(db: Db, { noun, kept_id, at, moved }: Row): Promise<boolean> {
  const { rows } = await sql`
    select from history where noun = ${noun} and subject_id = ${kept_id} and at > ${at}
      and kind not in ('merged', 'unmerged', 'notSame', 'letIn') limit 1`.execute(db);
  if (rows.length > 0) return true;
  if (noun === 'churches') return false;
  const now = await versionsOf(db, kept_id);
  const ids = new Set([...Object.keys(now), ...Object.keys(moved.versions)]);
  return [...ids].some((id) => now[id] !== moved.versions[id]);
}
