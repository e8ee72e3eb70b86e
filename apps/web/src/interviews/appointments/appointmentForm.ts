/** What is typed of an appointment, and what it means. */
import type { Appointment, Appointments } from '@portal/contract/interviews/appointments.ts';
import { date } from '@portal/domain/fields/rules.ts';
import { APPOINTMENT, timeOfDay, type Attendees, type RepeatedHour } from '@portal/domain/interviews/appointments.ts';
import { instantsAt, wallAt, zoneName } from '@portal/domain/zonedTimes.ts';
import type { Span } from '@portal/messages/zonedTimeText.ts';
import { readerZone } from './appointmentTimes.ts';

export interface AppointmentValues {
  interviewer: string;
  day: string;
  time: string;
  minutes: string;
  zone: string;
  hour: RepeatedHour | '';
  place: string;
  attendees: Attendees;
  note: string;
}

const MINUTE_MS = 60_000;

/** Of an appointment, or what a new one begins with. */
export function valuesOf(one: Appointment | undefined, offered: Appointments['offered']): AppointmentValues {
  if (!one) {
    return {
      interviewer: String(offered.interviewer?.id ?? ''),
      day: '',
      time: '',
      minutes: String(APPOINTMENT.usualMinutes),
      zone: likelyZone(offered.zones),
      hour: '',
      place: '',
      attendees: 'LEADER',
      note: '',
    };
  }
  const starts = Date.parse(one.startsAt);
  const wall = wallAt(starts, one.zone);
  const hours = instantsAt(wall);
  return {
    ...wall,
    interviewer: String(one.interviewer.id),
    minutes: String((Date.parse(one.endsAt) - starts) / MINUTE_MS),
    hour: hours.length < 2 ? '' : hours[0] === starts ? 'EARLIER' : 'LATER',
    place: one.place,
    attendees: one.attendees,
    note: one.note ?? '',
  };
}

/** As it is sent. */
export const bodyOf = ({ interviewer, minutes, hour, ...values }: AppointmentValues) => ({
  ...values,
  interviewer: Number(interviewer),
  minutes: Number(minutes),
  hour: hour || null,
});

/** The country's only zone, or of several the reader's own. */
const likelyZone = (zones: readonly string[]): string =>
  (zones.length === 1 ? zones[0] : zones.find((zone) => zone === readerZone())) ?? '';

type Typed = Pick<AppointmentValues, 'day' | 'time' | 'zone' | 'hour' | 'minutes'>;

/** The instants that may be meant: two of an hour that the clock repeats, none while something is missing. */
export const meantBy = ({ day, time, zone }: Omit<Typed, 'hour' | 'minutes'>): number[] =>
  date(day, '') || timeOfDay(time, '') || zoneName(zone, '') ? [] : instantsAt({ day, time, zone });

/** From when until when it would be; nothing while something is missing. */
export function typedSpan(typed: Typed): Span | undefined {
  const instants = meantBy(typed);
  const starts =
    instants.length < 2 ? instants[0] : { '': undefined, EARLIER: instants[0], LATER: instants[1] }[typed.hour];
  if (starts === undefined) return undefined;
  return { startsAt: new Date(starts), endsAt: new Date(starts + Number(typed.minutes) * MINUTE_MS) };
}
