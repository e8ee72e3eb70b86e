import { sql } from 'kysely';
import type { ReplyOf } from '@portal/contract/endpoints.ts';
import type { Concerned, regionEndpoints } from '@portal/contract/churches/regions.ts';
import { isStale, whyNotGive } from '@portal/domain/churches/regions.ts';
import { startBulk } from '../../bulk/startBulk.ts';
import { record } from '../../history/record.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { refuseIfAny, refusal } from '../../platform/http/refusal.ts';
import { assigneeOf } from '../acts/assigneeOf.ts';
import { countConcerned, listFollowers } from './concerned.ts';
import { followingRegion } from './followRegion.ts';
import { getLeader } from './leaders.ts';
import { lockRegions } from './lockRegions.ts';
import './regions.tables.ts';

type Give = typeof regionEndpoints.giveLeader;

/** What would change hands with the leader. */
export async function previewLeader(
  context: StaffContext,
  { params, body }: InputOf<typeof regionEndpoints.previewLeader>,
): Promise<Concerned> {
  await getLeader(context, params.id);
  return countConcerned(context.db, { leader: params.id, assignee: body.assignee });
}

/**
 * Associates a leader with an Ephesian by hand, which wins over the country; with nobody the country counts again. The
 * spiritual children stay where they are (product/assignments.md#regions-that-change). Refusals as of countries, and
 * `http.notFound` for a leader out of reach.
 */
export async function giveLeader(context: StaffContext, { params, body }: InputOf<Give>): Promise<ReplyOf<Give>> {
  const { db } = context;
  const { id: leader } = params;
  const { from: seen, assignee, takeOver, handOver } = body;
  if (assignee !== null) await assigneeOf(db, 'ephesian', assignee);
  await lockRegions(db);
  const present = await getLeader(context, leader);
  const now = present.byHand?.id ?? null;
  if (isStale([{ seen, now }])) throw refusal('record.stale', undefined, { present });
  refuseIfAny(whyNotGive(now, assignee, takeOver));
  if (now === assignee) return { runId: null };
  const followers = handOver ? await listFollowers(db, { leader, assignee }) : [];
  if (assignee === null) await db.deleteFrom('region_person').where('person_id', '=', leader).execute();
  else {
    await sql`
      insert into region_person (person_id, ephesian_id) values (${leader}, ${assignee})
      on conflict (person_id) do update set ephesian_id = excluded.ephesian_id`.execute(db);
  }
  const detail = { assigneeFrom: now, assigneeTo: assignee };
  await record(context, { noun: 'persons', id: leader, kind: 'associated', detail });
  if (followers.length === 0) return { runId: null };
  return { runId: await startBulk(context, followingRegion, { takesFrom: null }, followers) };
}
