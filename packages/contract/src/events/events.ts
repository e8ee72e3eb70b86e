/** Events as staff prepare them: /events/list, /events/create (product/events.md#event). */
import * as z from 'zod/mini';
import { EVENT_READERS } from '@portal/domain/events/access.ts';
import {
  ATTENDEE_KINDS,
  CHOSEN_STATUSES,
  conferenceName,
  EVENT_STATUSES,
  eventName,
  eventPlace,
} from '@portal/domain/events/event.ts';
import { date } from '@portal/domain/fields/rules.ts';
import { timeOfDay } from '@portal/domain/interviews/appointments.ts';
import { zoneName } from '@portal/domain/zonedTimes.ts';
import { anyOf, endpoints, nothing } from '../endpoints.ts';
import { id, idText, instant, ruled } from '../fields.ts';
import { declareList, listOf } from '../lists.ts';

/** Who has a region in charge. */
const region = z.nullable(z.object({ id, name: z.string() }));

const event = z.object({
  id,
  name: z.string(),
  place: z.string(),
  conference: z.string(),
  /** Whose region it is for; null: the whole network. */
  region,
  startsAt: instant,
  endsAt: instant,
  /** The clock of the place, by its IANA name. */
  zone: z.string(),
  status: z.enum(EVENT_STATUSES),
  access: z.array(z.enum(ATTENDEE_KINDS)),
  /** What is told at the door: three syllables. */
  code: z.string(),
  /** How many came in, each person once. */
  attendance: z.int(),
  version: z.int(),
});
export type PortalEvent = z.output<typeof event>;

const eventDetail = z.object({
  ...event.shape,
  startDay: z.string(),
  startTime: z.string(),
  endDay: z.string(),
  endTime: z.string(),
  /** What was chosen; the others follow from the dates. */
  chosen: z.enum(CHOSEN_STATUSES),
  /** Somebody came in: the range, the access and that it is open stay as they are. */
  fixed: z.boolean(),
  createdAt: instant,
  createdBy: z.nullable(z.string()),
});
export type EventDetail = z.output<typeof eventDetail>;

export const EVENT_LIST = declareList({
  search: 'words',
  filters: {
    status: { kind: 'several', of: { kind: 'oneOf', values: EVENT_STATUSES } },
    /** The year in which it begins, on its own clock. */
    year: { kind: 'several', of: { kind: 'year' } },
    ephesian: { kind: 'person', inCharge: 'ephesian', none: true },
    starts: { kind: 'date' },
  },
  sorts: ['starts', 'name'],
  usual: '-starts',
});

const form = {
  name: ruled(eventName),
  place: ruled(eventPlace),
  conference: ruled(conferenceName),
  /** Whose region; null: the whole network. */
  ephesian: z.nullable(id),
  startDay: ruled(date),
  startTime: ruled(timeOfDay),
  endDay: ruled(date),
  endTime: ruled(timeOfDay),
  zone: ruled(zoneName),
  access: z.array(z.enum(ATTENDEE_KINDS)).check(z.minLength(1, 'field.checkbox'), z.maxLength(10)),
  status: z.enum(CHOSEN_STATUSES),
};
const version = z.int();
const params = z.object({ id: idText });
const reads = anyOf(...EVENT_READERS);
const manages = anyOf('business.event.manage');
const RANGE = ['field.range', 'event.long', 'appointment.time', 'appointment.skipped'] as const;

export const eventEndpoints = endpoints({
  listEvents: {
    ...listOf(EVENT_LIST, event),
    path: '/business/event',
    permission: reads,
    does: 'Events, 25 a page; drafts for those who manage them.',
  },
  getEvent: {
    method: 'GET',
    path: '/business/event/:id',
    permission: reads,
    does: 'One event; a draft is found by those who manage events.',
    params,
    reply: eventDetail,
  },
  getEventOptions: {
    method: 'GET',
    path: '/business/event/options',
    permission: reads,
    does: 'What an event is chosen from: regions by who has them, conferences and years of the events there are.',
    reply: z.object({
      regions: z.array(z.object({ id, name: z.string() })),
      conferences: z.array(z.string()),
      years: z.array(z.int()),
    }),
  },
  createEvent: {
    method: 'POST',
    path: '/business/event',
    permission: manages,
    does: 'Makes an event, with a code of its own.',
    body: z.object(form),
    reply: eventDetail,
    errors: [...RANGE, 'assign.kind'],
  },
  updateEvent: {
    method: 'PUT',
    path: '/business/event/:id',
    permission: manages,
    does: 'Changes an event that is not in progress; once somebody came in, its range and access stay.',
    params,
    body: z.object({ ...form, version }),
    reply: eventDetail,
    present: eventDetail,
    errors: [...RANGE, 'assign.kind', 'event.inProgress', 'event.fixed', 'record.stale'],
  },
  deleteEvent: {
    method: 'DELETE',
    path: '/business/event/:id',
    permission: manages,
    does: 'Deletes an event that is not in progress and to which nobody came.',
    params,
    body: z.object({ version }),
    reply: nothing,
    present: eventDetail,
    errors: ['event.inProgress', 'event.checkIns', 'record.stale'],
  },
  switchEvent: {
    method: 'PUT',
    path: '/business/event/:id/cancellation',
    permission: manages,
    does: 'Cancels an event that has not ended, or takes that back; who came in stays on record.',
    params,
    body: z.object({ cancelled: z.boolean(), version }),
    reply: eventDetail,
    present: eventDetail,
    errors: ['event.ended', 'record.stale'],
  },
});
