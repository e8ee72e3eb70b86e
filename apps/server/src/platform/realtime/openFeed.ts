import type { Stop } from '../database/database.ts';
import type { StaffActor } from '../http/context.ts';
import type { Services } from '../services.ts';
import { eventBytes, type EventStream } from './eventStream.ts';
import { gather } from './gather.ts';
import { seenBy } from './seenBy.ts';
import type { AnyTopic, Change } from './topic.ts';

/** Changes are gathered this long, so that a burst is loaded once for all readers. */
const GATHER_MS = 100;
/** Beyond this many subjects at once, readers read anew instead. */
const MAX_SUBJECTS = 200;

/** The streams of one reach: they hear the same, found, built and written as bytes once. */
interface Audience {
  reach: unknown;
  streams: Set<EventStream>;
}

/** One topic in this process. */
export interface Feed {
  /** Whom an actor hears with: the same for all of equal reach while one of them is in it; nothing for who may know nothing. */
  audienceOf(actor: StaffActor): Audience | undefined;
  close(): Promise<void>;
}

/** Hears a topic's changes and tells each audience what it may know of them. */
export async function openFeed(topic: AnyTopic, { database, log }: Services): Promise<Feed> {
  const audiences = new Map<string, Audience>();
  const changes = gather<Change<unknown>>(GATHER_MS, (batch) =>
    tellAll(batch).catch((error: unknown) => {
      log.error({ err: error, topic: topic.name }, 'Changes could not be told');
      resync();
    }),
  );

  async function tellAll(batch: readonly Change<unknown>[]): Promise<void> {
    // Those of this moment: who connects later reads anew, and what was loaded before would be older.
    const present = presentIn(audiences);
    if (present.length === 0) return;
    const ids = [...new Set(batch.map(({ id }) => id))];
    if (ids.length > MAX_SUBJECTS) return resync();
    await database.snapshot(async (db) => {
      const now = await topic.load(db, ids);
      for (const { reach, streams } of present) {
        const seen = seenBy(topic, reach, batch, now);
        if (seen) sendAll(streams, topic.name, await topic.tell(db, reach, seen));
      }
    });
  }

  /** Something was missed: whoever follows the topic reads it anew. */
  function resync(): void {
    for (const { streams } of presentIn(audiences)) sendAll(streams, 'resync', JSON.stringify({ topic: topic.name }));
  }

  const hear = (payload: string) => changes.add(JSON.parse(payload) as Change<unknown>);
  const stops: Stop[] = [];
  for (const channel of topic.channels) stops.push(await database.listen(channel, hear, resync));

  return {
    audienceOf(actor) {
      const reach = topic.reachOf(actor);
      if (reach === undefined) return undefined;
      const key = JSON.stringify(reach);
      const audience = audiences.get(key) ?? { reach, streams: new Set() };
      audiences.set(key, audience);
      return audience;
    },
    async close() {
      for (const stop of stops) await stop();
      await changes.close();
    },
  };
}

/** Who is there now; audiences that everybody has left are let go. */
function presentIn(audiences: Map<string, Audience>): { reach: unknown; streams: EventStream[] }[] {
  for (const [key, { streams }] of audiences) if (streams.size === 0) audiences.delete(key);
  return [...audiences.values()].map(({ reach, streams }) => ({ reach, streams: [...streams] }));
}

function sendAll(streams: readonly EventStream[], event: string, data: string): void {
  const bytes = eventBytes(event, data);
  for (const stream of streams) stream.send(bytes);
}
