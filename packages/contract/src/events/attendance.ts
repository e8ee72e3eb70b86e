/** Who came: live at an event, over the years, and by one application (product/events.md#attendance). */
import * as z from 'zod/mini';
import { EVENT_READERS } from '@portal/domain/events/access.ts';
import { EVENT_STATUSES } from '@portal/domain/events/event.ts';
import { anyOf, endpoints } from '../endpoints.ts';
import { id, idText, instant } from '../fields.ts';
import { declareList, listOf } from '../lists.ts';

const region = z.nullable(z.object({ id, name: z.string() }));

/** Each person once an event. */
const kinds = {
  leaders: z.int(),
  spouses: z.int(),
  naturalChildren: z.int(),
  spiritualChildren: z.int(),
};

const figures = z.object({
  id,
  name: z.string(),
  place: z.string(),
  conference: z.string(),
  startsAt: instant,
  endsAt: instant,
  zone: z.string(),
  status: z.enum(EVENT_STATUSES),
  code: z.string(),
  total: z.int(),
  ...kinds,
  /** By whose region their churches are in, the most first. */
  regions: z.array(z.object({ region, total: z.int() })),
  /** How many came through the door in each of the last sixty minutes in which anybody did. */
  minutes: z.array(z.object({ at: instant, people: z.int() })),
});
export type EventFigures = z.output<typeof figures>;

const row = z.object({
  id,
  year: z.int(),
  event: z.object({ id, name: z.string() }),
  conference: z.string(),
  /** Null: it was erased. */
  church: z.nullable(z.object({ id, name: z.string(), country: z.string() })),
  region,
  total: z.int(),
  ...kinds,
});
export type Attendance = z.output<typeof row>;

export const ATTENDANCE_LIST = declareList({
  search: 'words',
  filters: {
    year: { kind: 'several', of: { kind: 'year' } },
    event: { kind: 'record' },
    /** A part of its name. */
    conference: { kind: 'text' },
    ephesian: { kind: 'person', inCharge: 'ephesian', none: true },
    country: { kind: 'several', of: { kind: 'country' } },
  },
  sorts: ['event', 'total'],
  usual: '-event',
});

/** A check-in of the person of an application, undone ones too. */
const entry = z.object({
  id,
  event: z.object({ id, name: z.string(), place: z.string(), zone: z.string() }),
  at: instant,
  party: z.object({ holder: z.boolean(), spouse: z.boolean(), naturalChildren: z.int(), spiritualChildren: z.int() }),
  overridden: z.array(z.string()),
  by: z.nullable(z.string()),
  undoneAt: z.nullable(instant),
});
export type CheckInEntry = z.output<typeof entry>;

export const attendanceEndpoints = endpoints({
  getEventFigures: {
    method: 'GET',
    path: '/business/event/:id/figures',
    permission: anyOf(...EVENT_READERS),
    does: 'How many are in at an event, by kind and region, and how many came through the door each minute.',
    params: z.object({ id: idText }),
    reply: figures,
  },
  listAttendance: {
    ...listOf(ATTENDANCE_LIST, row, {
      /** Of all that fits, by the year of the events, the earliest first. */
      years: z.array(z.object({ year: z.int(), total: z.int(), ...kinds })),
      /** The events of all that the reader may see, for the filter. */
      events: z.array(z.object({ id, name: z.string(), year: z.int() })),
    }),
    path: '/business/event/attendance',
    permission: anyOf('business.event.assistance'),
    does: 'Attendance by event and church within the reader’s reach, each person once an event, with sums by year; 25 a page.',
  },
  listPersonCheckIns: {
    method: 'GET',
    path: '/business/request/:id/check-ins',
    permission: anyOf('business.event.show'),
    does: 'The check-ins of the person who applied, the newest first, those that were undone among them; 200 at most.',
    params: z.object({ id: idText }),
    reply: z.array(entry),
  },
});
