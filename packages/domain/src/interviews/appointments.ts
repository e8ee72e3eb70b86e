/** When and where an interview is held: product/interviews.md#appointments. */
import { line, url, type FieldRule } from '../fields/rules.ts';
import { problem, type Problem } from '../problem.ts';
import { instantsAt, wallAt, type WallTime } from '../zonedTimes.ts';

export const APPOINTMENT = { place: 300, text: 1000, leastMinutes: 15, mostMinutes: 480, usualMinutes: 60 } as const;

/** Who comes besides the interviewer: the leader, or leader and spouse. */
export const ATTENDEES = ['LEADER', 'COUPLE'] as const;
export type Attendees = (typeof ATTENDEES)[number];

/** Which one is meant of an hour that the clock shows twice. */
export const REPEATED_HOURS = ['EARLIER', 'LATER'] as const;
export type RepeatedHour = (typeof REPEATED_HOURS)[number];

const MOST_DAYS_AHEAD = 366;
const DAY_MS = 86_400_000;

/** A time of the day, `HH:MM`. */
export const timeOfDay: FieldRule = (text) =>
  /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text) ? undefined : problem('appointment.time');

/** Words, or a web address, which must be one that is safe to follow. */
export const meetingPlace: FieldRule = (text, today) => {
  const bad = line(APPOINTMENT.place)(text, today);
  if (bad || !/^(?:www\.|[a-z][a-z\d+.-]*:\/\/)/iu.test(text)) return bad;
  return isMeetingLink(text) ? undefined : problem('field.url');
};

/** Whether a place is an address to follow. */
export const isMeetingLink = (place: string): boolean => /^https:\/\//iu.test(place) && !url(place, '');

/** What is wrong with a time, by the field where it is told; else the instant, in milliseconds. */
export type MeantInstant = { instant: number; fields?: never } | { instant?: never; fields: Record<string, Problem> };

/**
 * The instant that is meant. Refusals: `appointment.skipped` at `time` of an hour that the clock leaves out,
 * `appointment.repeated` at `hour` of one that it shows twice while nothing is chosen, `appointment.past` at `day`, or of
 * today at `time`, `appointment.far` at `day` beyond a year.
 */
export function meantInstant(wall: WallTime & { hour: RepeatedHour | null }, now: number): MeantInstant {
  const [earlier, later] = instantsAt(wall);
  if (earlier === undefined) return { fields: { time: problem('appointment.skipped') } };
  if (later !== undefined && wall.hour === null) return { fields: { hour: problem('appointment.repeated') } };
  const instant = wall.hour === 'LATER' ? (later ?? earlier) : earlier;
  if (instant <= now) {
    const isOver = wall.day < wallAt(now, wall.zone).day;
    return { fields: { [isOver ? 'day' : 'time']: problem('appointment.past') } };
  }
  if (instant > now + MOST_DAYS_AHEAD * DAY_MS) return { fields: { day: problem('appointment.far') } };
  return { instant };
}

/** Whether it lies before those who were invited: neither cancelled nor over. Times in milliseconds. */
export const isComing = ({ endsAt, cancelled }: { endsAt: number; cancelled: boolean }, now: number): boolean =>
  !cancelled && endsAt > now;

/** One at a time: the next is arranged when the present one is over or cancelled. */
export const whyNotAnother = (hasComing: boolean): Problem[] => (hasComing ? [problem('appointment.exists')] : []);

/** What is over or cancelled stays as it was. */
export const whyNotChange = (comes: boolean): Problem[] => (comes ? [] : [problem('appointment.over')]);
