/** The door of an event: /events/check-in (product/events.md#check-in). */
import * as z from 'zod/mini';
import { MOST_COMPANIONS } from '@portal/domain/events/checkIn.ts';
import { BOARD_STAGES } from '@portal/domain/applications/stages.ts';
import { CLIENT_STATUSES } from '@portal/domain/clients/accounts.ts';
import { eventCodeProblem } from '@portal/domain/events/code.ts';
import { ATTENDEE_KINDS, EVENT_STATUSES } from '@portal/domain/events/event.ts';
import { paragraph } from '@portal/domain/fields/rules.ts';
import { DOOR_STAGES } from '@portal/domain/settings/checkIn.ts';
import { anyOf, endpoints } from '../endpoints.ts';
import { fitting, id, idText, instant, ruled } from '../fields.ts';
import { LONGEST_SEARCH } from '../lists.ts';

/** An event as its door needs it: with it a device decides by itself. */
const door = z.object({
  id,
  name: z.string(),
  place: z.string(),
  code: z.string(),
  startsAt: instant,
  endsAt: instant,
  zone: z.string(),
  status: z.enum(EVENT_STATUSES),
  access: z.array(z.enum(ATTENDEE_KINDS)),
  /** Minutes before the same licence counts again. */
  minutes: z.int(),
  stages: z.array(z.enum(DOOR_STAGES)),
  /** How many came in, each person once. */
  attendance: z.int(),
  /** The server's clock, by which a device sees that its own is wrong. */
  now: instant,
});
export type Door = z.output<typeof door>;

/** Who stands at the door: this much is told of whoever has a licence, and no more. */
const attendee = z.object({
  name: z.string(),
  churchName: z.nullable(z.string()),
  /** An address that shows the photo small, for some minutes; null: there is none. */
  photo: z.nullable(z.string()),
});
export type Attendee = z.output<typeof attendee>;

const count = (most: number) => z.int().check(z.minimum(0), z.maximum(most));
const companions = {
  spouse: z.boolean(),
  naturalChildren: count(MOST_COMPANIONS.naturalChildren),
  spiritualChildren: count(MOST_COMPANIONS.spiritualChildren),
};
const party = z.object({
  /** Whose licence it is; not where the event admits none of their kind and they bring others. */
  holder: z.boolean(),
  ...companions,
});

const checkIn = z.object({
  id,
  key: z.uuid(),
  at: instant,
  attendee,
  party: z.object({ holder: z.boolean(), spouse: z.boolean(), naturalChildren: z.int(), spiritualChildren: z.int() }),
  /** The codes against which they were let in. */
  overridden: z.array(z.string()),
  by: z.nullable(z.string()),
  /** The reader let them in, or may undo it all the same. */
  undoable: z.boolean(),
});
export type ToldCheckIn = z.output<typeof checkIn>;

const letIn = z.object({
  checkIn,
  /** They came in before: counted once all the same. */
  again: z.boolean(),
  attendance: z.int(),
});
export type LetIn = z.output<typeof letIn>;

const found = z.object({
  /** The account in the leaders’ portal, by which they are let in. */
  client: id,
  ...attendee.shape,
  /** Why they would be refused now; null: they would be let in. */
  problem: z.nullable(
    z.object({ code: z.string(), params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))) }),
  ),
});
export type FoundAttendee = z.output<typeof found>;

/** Whom a device without network knows: what the rule asks and a name to call them by, nothing else. */
const kept = z.object({
  code: z.string(),
  /** By which they are let in without their code; null: beyond the reader's reach, and not found by name. */
  client: z.nullable(id),
  name: z.string(),
  churchName: z.nullable(z.string()),
  account: z.enum(CLIENT_STATUSES),
  stage: z.nullable(z.enum(BOARD_STAGES)),
  deactivated: z.boolean(),
  validUntil: z.string(),
  spiritualChild: z.boolean(),
  /** The last time they came in at this event; null: not yet. */
  lastAt: z.nullable(instant),
});
export type KeptAttendee = z.output<typeof kept>;

const MOST_OF_A_SCAN = 10_000;
const moment = z.iso.datetime();
const checksIn = anyOf('business.event.check.in');
const params = z.object({ id: idText });
const one = z.object({ id: idText, checkIn: idText });
const REFUSED = [
  'CKE003',
  'CKE016',
  'CKE006',
  'CKE008',
  'CKE007',
  'CKE009',
  'CKE004',
  'CKE005',
  'CKE010',
  'event.kind',
  'event.nobody',
  'event.code',
] as const;

export const checkInEndpoints = endpoints({
  listDoors: {
    method: 'GET',
    path: '/business/event/door',
    permission: checksIn,
    does: 'The events at whose doors people are let in now or within a day.',
    reply: z.array(door),
  },
  findDoor: {
    method: 'GET',
    path: '/business/event/door/:code',
    permission: checksIn,
    does: 'The event of a code, however it was typed; drafts and cancelled ones have none.',
    params: z.object({ code: fitting((text) => !eventCodeProblem(text), 'event.format').check(z.maxLength(100)) }),
    reply: door,
    errors: ['event.format', 'event.code'],
  },
  findAttendees: {
    method: 'GET',
    path: '/business/event/:id/attendee',
    permission: checksIn,
    does: 'Up to 20 accounts within the reader’s reach by parts of name or address, with what the door would say.',
    params,
    query: z.object({ search: z.string().check(z.maxLength(LONGEST_SEARCH)) }),
    reply: z.array(found),
    errors: ['event.code'],
  },
  takeAttendeesAlong: {
    method: 'GET',
    path: '/business/event/:id/device',
    permission: checksIn,
    does:
      'What a device keeps for a door without network: the living licenses of the event’s region, a part after another. ' +
      'From a day before the event until it has ended.',
    params,
    query: z.object({
      /** Where the part before ended. */
      after: z.optional(idText),
    }),
    reply: z.object({ attendees: z.array(kept), next: z.nullable(id) }),
    errors: ['event.code', 'CKE004', 'CKE005'],
  },
  checkIn: {
    method: 'POST',
    path: '/business/event/:id/check-in',
    permission: checksIn,
    does:
      'Lets somebody in by the licence that was scanned or typed, or by an account that was found, with whom they bring. ' +
      'Refused, the answer’s `present` tells who it was. The same key comes in once, whoever sends it.',
    params,
    body: z.object({
      /** Given by the device, so that what is sent twice counts once. */
      key: z.uuid(),
      /** What was scanned or typed: a code, or the address that a licence’s QR holds. */
      code: z.optional(z.string().check(z.maxLength(MOST_OF_A_SCAN))),
      /** Or an account, as `findAttendees` tells it. */
      client: z.optional(id),
      party: z._default(party, { holder: true, spouse: false, naturalChildren: 0, spiritualChildren: 0 }),
      /** Lets them in all the same, by whoever may. */
      override: z.optional(z.object({ reason: ruled(paragraph(250)) })),
      /** Of a device that had no network: when it let them in and when it sends that, both by its own clock. */
      device: z.optional(z.object({ at: moment, sentAt: moment })),
    }),
    reply: letIn,
    present: attendee,
    errors: REFUSED,
  },
  changeParty: {
    method: 'PUT',
    path: '/business/event/:id/check-in/:checkIn/party',
    permission: checksIn,
    does: 'Says anew whom somebody brought along who was just let in; as long as it may be undone.',
    params: one,
    body: z.object(companions),
    reply: letIn,
    errors: ['event.undo', 'event.kind', 'event.nobody'],
  },
  undoCheckIn: {
    method: 'DELETE',
    path: '/business/event/:id/check-in/:checkIn',
    permission: checksIn,
    does: 'Takes one’s own check-in back within ten minutes; whoever may override, any at any time.',
    params: one,
    reply: z.object({ attendance: z.int() }),
    errors: ['event.undo'],
  },
  listCheckIns: {
    method: 'GET',
    path: '/business/event/:id/check-in',
    permission: checksIn,
    does: 'The last twenty who were let in, the newest first.',
    params,
    reply: z.array(checkIn),
  },
});
