/**
 * A door without network (product/events.md#without-network): what its device may keep, for how long, and what its clock says
 * is worth. Pure: whoever asks gives the moment, in milliseconds.
 */
import { problem, type Problem } from '../problem.ts';
import type { DoorFacts } from './checkIn.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A list is taken along from a day before the event: `CKE004`, and until it has ended: `CKE005`. */
export function whyNotTakeAlong({ startsAt, endsAt }: Pick<DoorFacts, 'startsAt' | 'endsAt'>, now: number): Problem[] {
  if (now < startsAt - DAY_MS) return [problem('CKE004', { at: startsAt })];
  return now > endsAt ? [problem('CKE005')] : [];
}

/** When a device forgets a list that it read then: after a day, and never later than a day after the event. */
export const listKeptUntil = (readAt: number, endsAt: number): number =>
  Math.min(readAt + DAY_MS, actsKeptUntil(endsAt));

/** So long what was done at a door may still be sent, and is kept: a day after the event has ended. */
export const actsKeptUntil = (endsAt: number): number => endsAt + DAY_MS;

/** By the device's own clock: when somebody was let in, and when it sends that. */
export interface DeviceTimes {
  at: number;
  sentAt: number;
}

/** Longer than any event lasts with the day after it: whatever a clock said before that came before the start. */
const LONGEST_MS = 33 * DAY_MS;

/**
 * When somebody came in whose check-in arrives only now. Of a device's clock the time between is believed, and not what it
 * shows: it may be a day off. Nothing lies ahead; what arrives later than a day after the event counts as of now.
 */
export function cameInAt({ at, sentAt }: DeviceTimes, now: number, endsAt: number): number {
  if (now > actsKeptUntil(endsAt)) return now;
  return now - Math.min(Math.max(0, sentAt - at), LONGEST_MS);
}

const TOLERATED_MS = 2 * 60_000;

/** By how many minutes a device's clock is off, ahead where positive; 0 within two minutes, which nobody sees. */
export function minutesOff(deviceNow: number, serverNow: number): number {
  const off = deviceNow - serverNow;
  return Math.abs(off) <= TOLERATED_MS ? 0 : Math.round(off / 60_000);
}
