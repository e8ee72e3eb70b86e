import ical, { ICalAttendeeRole, ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { isMeetingLink } from '@portal/domain/interviews/appointments.ts';
import type { CalendarMethod } from '../../platform/mail/openMailer.ts';
import type { Sender } from '../../platform/mail/mailServer.ts';

/** An appointment as a calendar keeps it. */
export interface CalendarEntry {
  /** Of all appointments, and for ever: `uidOf`. */
  uid: string;
  /** From 1 on; a calendar takes a later one for an earlier. */
  version: number;
  changedAt: Date;
  startsAt: Date;
  endsAt: Date;
  title: string;
  text: string;
  place: string;
  isCancelled: boolean;
}

/** By whom a calendar is sent to whom, and what it asks; a calendar that is only read has none. */
export interface Invitation {
  method: CalendarMethod;
  from: Sender;
  to: Sender;
}

/** The name of an appointment in every calendar that has it. */
export const uidOf = (publicUrl: string, appointment: number): string =>
  `portal.appointment.${appointment}@${new URL(publicUrl).hostname}`;

/**
 * Appointments as a calendar in text (RFC 5545), times in UTC: the same whenever it is written of the same. Nobody is asked
 * for an answer, since the portal's address reads none.
 */
export function calendarText(entries: readonly CalendarEntry[], more: { name?: string; invitation?: Invitation } = {}) {
  const { name, invitation } = more;
  const calendar = ical({ prodId: { company: 'Portal', product: 'interviews' } });
  if (name !== undefined) calendar.name(name);
  if (invitation) calendar.method(ICalCalendarMethod[invitation.method]);
  for (const { uid, version, changedAt, startsAt, endsAt, title, text, place, isCancelled } of entries) {
    calendar.createEvent({
      id: uid,
      sequence: version - 1,
      stamp: changedAt,
      start: startsAt,
      end: endsAt,
      summary: title,
      description: text,
      location: place,
      status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      ...(isMeetingLink(place) && { url: place }),
      ...(invitation && {
        organizer: { name: invitation.from.name, email: invitation.from.address },
        attendees: [
          {
            name: invitation.to.name,
            email: invitation.to.address,
            role: ICalAttendeeRole.REQ,
            status: ICalAttendeeStatus.NEEDSACTION,
            rsvp: false,
          },
        ],
      }),
    });
  }
  return calendar.toString();
}
