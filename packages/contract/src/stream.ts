/** The portal's one stream of server-sent events (product/api.md#live). There is no replay: whoever connects reads anew. */
import * as z from 'zod/mini';
import type { BesideEvent } from './applications/besideEvents.ts';
import type { SentBoardEvent } from './applications/boardEvents.ts';
import type { PresenceEvent } from './applications/presence.ts';
import type { ReportEvent } from './census/reportEvents.ts';
import { endpoints } from './endpoints.ts';

/** Served apart: an answer that does not end. */
export const streamEndpoints = endpoints({
  getStream: {
    method: 'GET',
    path: '/business/stream',
    permission: 'staff',
    does: 'Server-sent events, by topic: cards that came into or left the reader’s sight, with the counts as they are then; who has a card open; where notes, references or a chat changed; of which churches a quarterly report did; how many are in at an event; how many of the reader’s notices are unread.',
    reply: z.unknown(),
  },
});

/** At which events more or fewer are in, and how many. */
export interface AttendanceEvent {
  events: { id: number; total: number }[];
}

/** How many of the reader's own notices are unread. */
export interface NoticeEvent {
  unread: number;
}

/** What the stream says, by the event's name. Each topic tells those whose business it is; others hear nothing of it. */
export interface StreamEvents {
  board: SentBoardEvent;
  presence: PresenceEvent;
  beside: BesideEvent;
  reports: ReportEvent;
  attendance: AttendanceEvent;
  notices: NoticeEvent;
  /** Never sent: whose rights become others connects anew, and reads anew who they are. */
  rights: never;
  /** Something of the topic was missed: it is to be read anew. */
  resync: { topic: TopicName };
}

/** The topics: what the stream tells but for its own word. */
export type TopicName = Exclude<keyof StreamEvents, 'resync'>;
