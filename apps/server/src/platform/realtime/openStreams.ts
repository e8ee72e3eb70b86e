import type { FastifyReply } from 'fastify';
import type { Stop } from '../database/database.ts';
import type { StaffActor } from '../http/context.ts';
import type { Services } from '../services.ts';
import { openEventStream, type EventStream } from './eventStream.ts';
import { openFeed, type Feed } from './openFeed.ts';
import type { AnyTopic } from './topic.ts';

const RECHECK_MS = 30_000;

/** The open pages of this process, each with one connection for all topics. */
export interface Streams {
  open(actor: StaffActor, reply: FastifyReply): void;
  close(): Promise<void>;
}

/** Finds the staff user of a session as rights are now; nothing once it has ended. */
type ActorOfSession = (sessionId: number, roleId: number | null) => Promise<StaffActor | undefined>;

export interface Rechecking {
  /** How often all are asked; default 30 s. */
  recheckMs?: number | undefined;
  /** Channels of the database on which they are asked at once. */
  recheckOn?: readonly string[];
}

/**
 * Tells open pages what changes, each topic to those whose business it is. Each process tells its own readers; what it
 * knows comes from the database's notifications alone. There is no replay: whoever connects reads anew.
 */
export async function openStreams(
  services: Services,
  topics: readonly AnyTopic[],
  actorOfSession: ActorOfSession,
  { recheckMs = RECHECK_MS, recheckOn = [] }: Rechecking = {},
): Promise<Streams> {
  const feeds: Feed[] = [];
  for (const topic of topics) feeds.push(await openFeed(topic, services));
  const audiencesOf = (actor: StaffActor) => feeds.map((feed) => feed.audienceOf(actor));
  const readers = new Set<Reader>();

  /** Ends streams whose session ended or whose rights changed; their browsers sign in again or reconnect. */
  async function recheck(): Promise<void> {
    for (const { sessionId, roleId, stream, audiences } of readers) {
      try {
        const actor = await actorOfSession(sessionId, roleId);
        const now = actor && audiencesOf(actor);
        if (!now?.every((audience, topic) => audience === audiences[topic])) stream.close();
      } catch {
        // Nobody could be asked: the stream stays until the next time.
      }
    }
  }

  const rechecking = setInterval(() => void recheck(), recheckMs);
  rechecking.unref();
  const stops: Stop[] = [];
  for (const channel of recheckOn) stops.push(await services.database.listen(channel, () => void recheck()));

  return {
    open(actor, reply) {
      const audiences = audiencesOf(actor);
      const stream = openEventStream(reply, () => {
        readers.delete(reader);
        audiences.forEach((audience) => audience?.streams.delete(stream));
      });
      const reader: Reader = { sessionId: actor.sessionId, roleId: actor.roleId, stream, audiences };
      readers.add(reader);
      audiences.forEach((audience) => audience?.streams.add(stream));
    },
    async close() {
      clearInterval(rechecking);
      for (const stop of stops) await stop();
      for (const feed of feeds) await feed.close();
      readers.forEach(({ stream }) => stream.close());
    },
  };
}

interface Reader {
  sessionId: number;
  roleId: number | null;
  stream: EventStream;
  /** With whom the reader hears each topic, in the topics' order. */
  audiences: ReturnType<Feed['audienceOf']>[];
}
