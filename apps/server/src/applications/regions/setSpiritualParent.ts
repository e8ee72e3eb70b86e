import { sql } from 'kysely';
import type { regionEndpoints } from '@portal/contract/churches/regions.ts';
import { isStale, whyNotChildOf } from '@portal/domain/churches/regions.ts';
import { record } from '../../history/record.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { refusal, refusalAt, refuseIfAny } from '../../platform/http/refusal.ts';
import { findLeader, getLeader } from './leaders.ts';
import { lockLeaderTree } from './lockRegions.ts';
import './regions.tables.ts';

/**
 * Says whose spiritual child a leader is; all below come along, and nobody's charge changes. Refusals: `http.notFound` for a
 * leader out of reach, `record.stale` where another parent was set since, `field.choice` for a parent out of reach,
 * `leader.circle` for one below.
 */
export async function setSpiritualParent(
  context: StaffContext,
  { params, body }: InputOf<typeof regionEndpoints.setSpiritualParent>,
): Promise<void> {
  const { db } = context;
  const { parent, from: seen } = body;
  await lockLeaderTree(db);
  const present = await getLeader(context, params.id);
  const now = present.parent?.id ?? null;
  if (isStale([{ seen, now }])) throw refusal('record.stale', undefined, { present });
  if (now === parent) return;
  if (parent !== null) {
    if (!(await findLeader(context, parent))) throw refusalAt('parent', 'field.choice');
    refuseIfAny(whyNotChildOf(params.id, await lineOf(db, parent)));
  }
  await db.updateTable('person').set({ spiritual_parent_id: parent }).where('id', '=', params.id).execute();
  await record(context, { noun: 'persons', id: params.id, kind: 'parentSet', detail: { from: now, to: parent } });
}

/** A person, then whose spiritual child they are, to the end. */
export async function lineOf(db: Db, id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with recursive line (id) as (
      select ${id}::bigint
      union
      select spiritual_parent_id from line join person on person.id = line.id where spiritual_parent_id is not null)
    select id from line`.execute(db);
  return rows.map((row) => row.id);
}
