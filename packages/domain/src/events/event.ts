/** What an event is, how it stands and when it may be changed: product/events.md#event. */
import { line, type FieldRule } from '../fields/rules.ts';
import { problem, type Problem } from '../problem.ts';
import { instantsAt } from '../zonedTimes.ts';

/** Who may be let in; an event admits some of these kinds. */
export const ATTENDEE_KINDS = ['LEADER', 'SPOUSE', 'NATURAL_CHILD', 'SPIRITUAL_CHILD'] as const;
export type AttendeeKind = (typeof ATTENDEE_KINDS)[number];

export const EVENT_STATUSES = ['DRAFT', 'OPEN', 'IN_PROGRESS', 'ENDED', 'CANCELLED'] as const;
export type EventStatus = (typeof EVENT_STATUSES)[number];

/** What staff choose; the others follow from the dates, and from cancelling. */
export const CHOSEN_STATUSES = ['DRAFT', 'OPEN'] as const satisfies readonly EventStatus[];
export type ChosenStatus = (typeof CHOSEN_STATUSES)[number];

const EVENT_LIMITS = { name: 100, place: 120, conference: 80, days: 31 } as const;

export const eventName: FieldRule = line(EVENT_LIMITS.name);
export const eventPlace: FieldRule = line(EVENT_LIMITS.place);
export const conferenceName: FieldRule = line(EVENT_LIMITS.conference);

/** What the status follows from; instants in milliseconds. */
export interface EventFacts {
  /** It is no draft any more. */
  opened: boolean;
  cancelled: boolean;
  startsAt: number;
  endsAt: number;
}

/** In progress from its first instant to its last, both included. */
export function eventStatusOf({ opened, cancelled, startsAt, endsAt }: EventFacts, now: number): EventStatus {
  if (cancelled) return 'CANCELLED';
  if (!opened) return 'DRAFT';
  if (now < startsAt) return 'OPEN';
  return now <= endsAt ? 'IN_PROGRESS' : 'ENDED';
}

/** Whether the door knows of it: of a draft and of one that is cancelled the code is told to be none. */
export const isKnownAtDoor = ({ opened, cancelled }: Pick<EventFacts, 'opened' | 'cancelled'>): boolean =>
  opened && !cancelled;

/** `event.inProgress`: nobody edits it meanwhile. */
export const whyNotEditEvent = (status: EventStatus): Problem[] =>
  status === 'IN_PROGRESS' ? [problem('event.inProgress')] : [];

/** `event.inProgress`, `event.checkIns`. */
export function whyNotDeleteEvent(status: EventStatus, checkIns: number): Problem[] {
  if (status === 'IN_PROGRESS') return [problem('event.inProgress')];
  return checkIns > 0 ? [problem('event.checkIns')] : [];
}

/** `event.ended`: what is over took place. One in progress may be broken off; a draft is deleted instead. */
export const whyNotCancelEvent = (status: EventStatus): Problem[] =>
  status === 'ENDED' || status === 'DRAFT' ? [problem('event.ended')] : [];

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A range on the clock of the event's zone: days `YYYY-MM-DD`, times `HH:MM`. */
export interface EventRange {
  startDay: string;
  startTime: string;
  endDay: string;
  endTime: string;
  zone: string;
}

export type MeantRange =
  | { startsAt: number; endsAt: number; fields?: never }
  | { fields: Record<string, Problem>; startsAt?: never };

/**
 * The instants that are meant; of an hour that the clock shows twice the earlier one begins and the later one ends it.
 * Refusals: `appointment.skipped` at the time of an hour that the clock leaves out; at `endDay`, or of one day at
 * `endTime`, `field.range` of an end that is not after the start, and `event.long` of more than 31 days.
 */
export function meantRange({ startDay, startTime, endDay, endTime, zone }: EventRange): MeantRange {
  const startsAt = instantsAt({ day: startDay, time: startTime, zone }).at(0);
  const endsAt = instantsAt({ day: endDay, time: endTime, zone }).at(-1);
  if (startsAt === undefined || endsAt === undefined) {
    const skipped = problem('appointment.skipped');
    return {
      fields: {
        ...(startsAt === undefined && { startTime: skipped }),
        ...(endsAt === undefined && { endTime: skipped }),
      },
    };
  }
  if (endsAt <= startsAt) {
    return { fields: { [endDay === startDay ? 'endTime' : 'endDay']: problem('field.range') } };
  }
  // The hour that a change of the clock may add.
  if (endsAt - startsAt > EVENT_LIMITS.days * DAY_MS + HOUR_MS) {
    return { fields: { endDay: problem('event.long', { length: EVENT_LIMITS.days }) } };
  }
  return { startsAt, endsAt };
}
