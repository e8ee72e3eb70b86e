import { sql } from 'kysely';
import type { BoardEvent } from '@portal/contract/applications/boardEvents.ts';
import { isInReach, reachOf, type Reach, type ReachFacts } from '@portal/domain/access/reach.ts';
import type { BoardStage } from '@portal/domain/applications/stages.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { StaffActor } from '../../platform/http/context.ts';
import { openEventStream, type EventStream } from '../../platform/realtime/eventStream.ts';
import type { Services } from '../../platform/services.ts';
import type { FastifyReply } from 'fastify';
import { columnCounts } from './columnCounts.ts';
import { APPLICATION_CHANNEL, type ApplicationNotice } from '../saveApplication.ts';

/** Changes are gathered this long, so that a burst is loaded once for all readers. */
const GATHER_MS = 100;
/** Beyond this many cards at once, readers read their board anew instead. */
const MAX_CARDS = 200;
const RECHECK_MS = 30_000;

interface Reader {
  actor: StaffActor;
  reach: Reach;
  stream: EventStream;
}

export interface BoardStreams {
  open(actor: StaffActor, reply: FastifyReply): void;
  close(): Promise<void>;
}

/**
 * Tells open boards what changed: cards that are or were in their reach, and the counts of the columns concerned as
 * they are then. Counts are told whole and not as differences, so that a reader who missed one is right again with the
 * next. Each process tells its own readers; what it knows comes from the database's notifications alone.
 */
export async function openBoardStreams(
  services: Services,
  actorOfSession: (sessionId: number, roleId: number | null) => Promise<StaffActor | undefined>,
  recheckMs = RECHECK_MS,
): Promise<BoardStreams> {
  const { database, log } = services;
  const readers = new Set<Reader>();
  let pending: ApplicationNotice[] = [];
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  const sendAll = (event: string, data: string) => readers.forEach(({ stream }) => stream.send(event, data));

  async function flush(): Promise<void> {
    const notices = pending;
    pending = [];
    if (readers.size === 0) return;
    if (new Set(notices.map(({ id }) => id)).size > MAX_CARDS) return sendAll('resync', '{}');
    // Readers of one reach hear the same: found, built and written as text once.
    const groups = Map.groupBy(readers, ({ reach }) => JSON.stringify(reach));
    await database.snapshot(async (db) => {
      const rows = await loadCards(db, notices);
      for (const group of groups.values()) {
        const event = group[0] && (await eventFor(db, group[0].reach, notices, rows));
        if (!event) continue;
        group.forEach(({ stream }) => stream.send('board', event));
      }
    });
  }

  function gather(payload: string): void {
    pending.push(JSON.parse(payload) as ApplicationNotice);
    timer ??= setTimeout(() => {
      timer = undefined;
      // One after the other: what is told later is never older.
      running = running.then(flush).catch((error: unknown) => {
        log.error({ err: error }, 'Board changes could not be told');
        sendAll('resync', '{}');
      });
    }, GATHER_MS);
  }

  /** Ends streams whose session ended or whose rights changed; their browsers sign in again or reconnect. */
  async function recheck(): Promise<void> {
    for (const reader of readers) {
      const actor = await actorOfSession(reader.actor.sessionId, reader.actor.roleId).catch(() => reader.actor);
      const same = actor && JSON.stringify(reachOf(actor)) === JSON.stringify(reader.reach);
      if (!same) reader.stream.close();
    }
  }

  const stop = await database.listen(APPLICATION_CHANNEL, gather, () => sendAll('resync', '{}'));
  const rechecking = setInterval(() => void recheck(), recheckMs);
  rechecking.unref();

  return {
    open(actor, reply) {
      const stream = openEventStream(reply, () => readers.delete(reader));
      const reader: Reader = { actor, reach: reachOf(actor), stream };
      readers.add(reader);
    },
    async close() {
      clearTimeout(timer);
      clearInterval(rechecking);
      await stop();
      await running;
      readers.forEach(({ stream }) => stream.close());
    },
  };
}

interface Loaded {
  card: string;
  sight: ReachFacts;
}

async function loadCards(db: Db, notices: readonly ApplicationNotice[]): Promise<Map<number, Loaded>> {
  const ids = [...new Set(notices.map(({ id }) => id))];
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

/** What a reach hears of the changes, as JSON; nothing where none of them was or is in it. */
async function eventFor(
  db: Db,
  reach: Reach,
  notices: readonly ApplicationNotice[],
  rows: ReadonlyMap<number, Loaded>,
): Promise<string | undefined> {
  const cards = new Map<number, string>();
  const gone = new Set<number>();
  const stages = new Set<BoardStage>();
  for (const { id, before, after } of notices) {
    const row = rows.get(id);
    if (row && isInReach(reach, row.sight)) cards.set(id, row.card);
    for (const sight of [before, after]) {
      if (!isInReach(reach, sight)) continue;
      stages.add(sight.status as BoardStage);
      if (!cards.has(id)) gone.add(id);
    }
  }
  if (cards.size === 0 && gone.size === 0) return undefined;
  const counts = await columnCounts(db, reach);
  const told: BoardEvent['counts'] = Object.fromEntries([...stages].map((stage) => [stage, counts.get(stage) ?? 0]));
  return `{"cards":[${[...cards.values()].join(',')}],"gone":${JSON.stringify([...gone])},"counts":${JSON.stringify(told)}}`;
}
