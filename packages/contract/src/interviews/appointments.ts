/** When and where an interview is held (product/interviews.md#appointments). */
import * as z from 'zod/mini';
import {
  APPOINTMENT,
  ATTENDEES,
  meetingPlace,
  REPEATED_HOURS,
  timeOfDay,
} from '@portal/domain/interviews/appointments.ts';
import { date, paragraph } from '@portal/domain/fields/rules.ts';
import { zoneName } from '@portal/domain/zonedTimes.ts';
import { seesApplications } from '../applications/board.ts';
import { endpoints } from '../endpoints.ts';
import { id, idText, instant, optionallyRuled, ruled } from '../fields.ts';

const person = z.object({ id, name: z.string() });

const appointment = z.object({
  id,
  startsAt: instant,
  endsAt: instant,
  /** On whose clock it was arranged, by its IANA name: the applicant's. */
  zone: z.string(),
  place: z.string(),
  attendees: z.enum(ATTENDEES),
  note: z.nullable(z.string()),
  interviewer: person,
  madeBy: z.string(),
  cancelled: z.nullable(z.object({ at: instant, by: z.string(), reason: z.nullable(z.string()) })),
  version: z.int(),
});
export type Appointment = z.output<typeof appointment>;

const ofCard = z.object({
  coming: z.nullable(appointment),
  /** Over or cancelled, the latest first. */
  past: z.array(appointment),
  /** What a new one begins with. */
  offered: z.object({
    /** The Ephesian in charge, else whoever asks, where they may interview. */
    interviewer: z.nullable(person),
    /** Those of the applicant’s country. */
    zones: z.array(z.string()),
    couple: z.boolean(),
  }),
});
export type Appointments = z.output<typeof ofCard>;

const minutes = z.int().check(z.minimum(APPOINTMENT.leastMinutes), z.maximum(APPOINTMENT.mostMinutes));
const arranged = {
  day: ruled(date),
  time: ruled(timeOfDay),
  zone: ruled(zoneName),
  /** Of an hour that the clock shows twice, which one. */
  hour: z._default(z.nullable(z.enum(REPEATED_HOURS)), null),
  minutes,
  place: ruled(meetingPlace),
  attendees: z.enum(ATTENDEES),
  interviewer: id,
  note: optionallyRuled(paragraph(APPOINTMENT.text)),
};
const one = z.object({ id: idText, appointment: idText });
const WRONG_TIME = [
  'appointment.time',
  'appointment.skipped',
  'appointment.repeated',
  'appointment.past',
  'appointment.far',
  'appointment.interviewer',
  'appointment.couple',
] as const;

export const appointmentEndpoints = endpoints({
  listAppointments: {
    method: 'GET',
    path: '/business/request/:id/appointments',
    permission: seesApplications,
    does: 'The appointments of an application’s interview: the coming one, those over or cancelled, and what a new one begins with.',
    params: z.object({ id: idText }),
    reply: ofCard,
  },
  makeAppointment: {
    method: 'POST',
    path: '/business/request/:id/appointments',
    permission: seesApplications,
    does: 'Arranges an interview and invites applicant and interviewer by mail, with a calendar file.',
    params: z.object({ id: idText }),
    body: z.object(arranged),
    reply: ofCard,
    errors: ['interview.stage', 'interview.deactivated', 'appointment.exists', ...WRONG_TIME],
  },
  changeAppointment: {
    method: 'PUT',
    path: '/business/request/:id/appointments/:appointment',
    permission: seesApplications,
    does: 'Moves an appointment or changes anything of it; calendars take it as the same one.',
    params: one,
    body: z.object({ ...arranged, version: z.int() }),
    reply: ofCard,
    present: appointment,
    errors: ['interview.stage', 'interview.deactivated', 'appointment.over', 'record.stale', ...WRONG_TIME],
  },
  cancelAppointment: {
    method: 'POST',
    path: '/business/request/:id/appointments/:appointment/cancellation',
    permission: seesApplications,
    does: 'Cancels an appointment; who was invited is told, with the reason where one is given.',
    params: one,
    body: z.object({ reason: optionallyRuled(paragraph(APPOINTMENT.text)), version: z.int() }),
    reply: ofCard,
    present: appointment,
    errors: ['appointment.over', 'record.stale'],
  },
  listInterviewers: {
    method: 'GET',
    path: '/business/request/:id/interviewers',
    permission: seesApplications,
    does: 'The colleagues who may interview, by name (300 at most), and whether each sees this application.',
    params: z.object({ id: idText }),
    reply: z.array(z.object({ ...person.shape, seesCard: z.boolean() })),
  },
  listClashes: {
    method: 'GET',
    path: '/business/request/:id/appointments/clashes',
    permission: seesApplications,
    does: 'What else an interviewer has at that time; which case it is, where the reader sees it.',
    params: z.object({ id: idText }),
    query: z.object({
      interviewer: idText,
      from: z.iso.datetime(),
      until: z.iso.datetime(),
      /** The appointment that is being moved. */
      except: z.optional(idText),
    }),
    reply: z.array(
      z.object({
        startsAt: instant,
        endsAt: instant,
        card: z.nullable(z.object({ id, caseNumber: z.nullable(z.string()), name: z.string() })),
      }),
    ),
  },
});
