import { sql } from 'kysely';
import type { presenceEndpoints } from '@portal/contract/applications/presence.ts';
import { reachOf } from '@portal/domain/access/reach.ts';
import { untoldHappenings } from '@portal/domain/applications/historyReach.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { visitBefore } from '../../sessions/noteVisit.ts';
import { reachCondition } from '../../access/reachCondition.ts';
import './visits.tables.ts';

type Endpoints = typeof presenceEndpoints;

/**
 * Which of the cards in sight others changed since the reader's last visit, by what the reader is told of their histories,
 * and the reader has not opened since (product/applications.md#changed-since-the-last-visit). In the first visit none.
 */
export async function listChangedCards(
  { db, actor, now }: Pick<StaffContext, 'db' | 'actor' | 'now'>,
  { query }: Pick<InputOf<Endpoints['listChangedCards']>, 'query'>,
): Promise<number[]> {
  const ids = query.ids.split(',').map(Number);
  const untold = untoldHappenings(actor.permissions);
  const { rows } = await sql<{ id: number }>`
    select application.id from application
    -- One by one: else the planner reads the whole history for three hundred cards.
    cross join lateral (
      select from history
      where noun = 'applications' and subject_id = application.id
        and at > ${visitBefore(actor.userId, now)}
        and at > coalesce((
          select card_seen.at from card_seen
          where application_id = application.id and card_seen.user_id = ${actor.userId}), '-infinity')
        and history.user_id is distinct from ${actor.userId}::bigint
        and split_part(kind, '.', 1) <> all(${untold}::text[])
      limit 1) other
    where application.id = any(${ids}::bigint[]) and ${reachCondition(reachOf(actor))}
    order by application.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Notes that the reader sees the card as it is now. */
export async function seeCardNow({ db, actor, now }: StaffContext, id: number): Promise<void> {
  await sql`
    insert into card_seen (application_id, user_id, at) values (${id}, ${actor.userId}, ${now})
    on conflict (application_id, user_id) do update set at = greatest(card_seen.at, excluded.at)`.execute(db);
}
