import { sql } from 'kysely';
import type { SentBoardEvent } from '@portal/contract/applications/boardEvents.ts';
import type { TopicName } from '@portal/contract/stream.ts';
import { seesCorrections } from '@portal/domain/access/can.ts';
import { isInReach, reachOf, type Reach, type ReachFacts } from '@portal/domain/access/reach.ts';
import type { BoardStage } from '@portal/domain/applications/stages.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { Topic } from '../../platform/realtime/topic.ts';
import { cardsToSend } from './cardsToSend.ts';
import { columnCounts } from './columnCounts.ts';
import { APPLICATION_CHANNEL } from '../saveApplication.ts';

interface KeptCard {
  sight: ReachFacts;
  /** As JSON, the way it is kept in the row. */
  card: string;
}

/** Readers who may see corrections are told more of the same cards. */
type BoardReach = Reach & { seesCorrections: boolean };

/**
 * Tells open boards what changed: cards that are or were in their reach, and the counts of the columns concerned as
 * they are then. Counts are told whole and not as differences, so that a reader who missed one is right again with the
 * next.
 */
export const boardTopic: Topic<ReachFacts, KeptCard, BoardReach> = {
  name: 'board' satisfies TopicName,
  channels: [APPLICATION_CHANNEL],
  reachOf: (actor) => ({ ...reachOf(actor), seesCorrections: seesCorrections(actor.permissions) }),
  sees: isInReach,
  load: loadCards,
  async tell(db, reach, { subjects, gone, sights }) {
    const counts = await columnCounts(db, reach);
    // What a reach sees stands in a column of the board.
    const stages = new Set(sights.map(({ status }) => status as BoardStage));
    const told: SentBoardEvent['counts'] = Object.fromEntries(
      [...stages].map((stage) => [stage, counts.get(stage) ?? 0]),
    );
    const cards = cardsToSend(subjects.map(({ card }) => card).join(','), reach);
    return `{"cards":[${cards}],"gone":${JSON.stringify(gone)},"counts":${JSON.stringify(told)}}`;
  },
};

async function loadCards(db: Db, ids: readonly number[]): Promise<Map<number, KeptCard>> {
  const rows = await db
    .selectFrom('application')
    .select(['id', 'card', 'status', 'analyst_id', 'supervisor_id', 'manager_id', 'ephesian_id', 'deleted_at'])
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      {
        card: row.card ?? 'null',
        sight: {
          status: row.status,
          assignees: {
            analyst: row.analyst_id,
            supervisor: row.supervisor_id,
            manager: row.manager_id,
            ephesian: row.ephesian_id,
          },
          deleted: row.deleted_at !== null,
        },
      },
    ]),
  );
}
