import { sql } from 'kysely';
import type { appointmentEndpoints } from '@portal/contract/interviews/appointments.ts';
import { meantInstant, whyNotAnother, whyNotChange } from '@portal/domain/interviews/appointments.ts';
import { takeCard, type CardInHand } from '../../applications/acts/cardAct.ts';
import { tellBeside } from '../../applications/beside/tellBeside.ts';
import { record } from '../../history/record.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { notFound, refusalAt, refuseFields, refuseIfAny, refuseStale } from '../../platform/http/refusal.ts';
import { comes, presentAppointment, selectAppointments, type AppointmentRow } from './appointment.ts';
import { findInterviewer } from './interviewers.ts';
import { invite } from './invite.ts';
import { appointmentsOf, formOf, listAppointments } from './listAppointments.ts';

type Endpoints = typeof appointmentEndpoints;
type Arranged = InputOf<Endpoints['makeAppointment']>['body'];

const MINUTE_MS = 60_000;

/**
 * Arranges an interview (product/interviews.md#appointments), one at a time. Refusals: `appointment.exists`; those of a time
 * (`meantInstant`); `appointment.interviewer` where that one may not interview; `appointment.couple` without a spouse;
 * `interview.stage`, `interview.deactivated`, GE004.
 */
export async function makeAppointment(
  context: StaffContext,
  { params: { id }, body }: InputOf<Endpoints['makeAppointment']>,
): Promise<number> {
  const card = await takeCard(context, { id, act: 'appoint' });
  const { db, actor, now } = context;
  refuseIfAny(whyNotAnother((await appointmentsOf(db, id)).some((row) => comes(row, now))));
  const values = await arrange(card, body);
  const made = await db
    .insertInto('appointment')
    .values({
      ...values,
      application_id: id,
      made_by: actor.userId,
      made_at: now,
      changed_at: now,
      cancelled_at: null,
      cancelled_by: null,
      cancel_reason: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const after = await find(context, { id, appointment: made.id });
  await tell(card, { before: null, after });
  await record(context, {
    noun: 'applications',
    id,
    kind: 'appointment.made',
    detail: { appointment: after.id, startsAt: after.starts_at },
  });
  return id;
}

/**
 * Moves an appointment, or changes anything of it; as it is already, nobody is told. Refusals: `record.stale`,
 * `appointment.over`, and those of making one.
 */
export async function changeAppointment(
  context: StaffContext,
  { params, body }: InputOf<Endpoints['changeAppointment']>,
): Promise<number> {
  const card = await takeCard(context, { id: params.id, act: 'appoint' });
  const before = await takeComing(context, params, body.version);
  const values = await arrange(card, body);
  const kept = Object.fromEntries(Object.keys(values).map((name) => [name, before[name as keyof typeof values]]));
  if (JSON.stringify(values) === JSON.stringify(kept)) return params.id;
  await save(context, before, values);
  const after = await find(context, params);
  await tell(card, { before, after });
  await record(context, {
    noun: 'applications',
    id: params.id,
    kind: 'appointment.moved',
    detail: { appointment: after.id, startsAt: after.starts_at, before: before.starts_at },
  });
  return params.id;
}

/** Cancels an appointment, wherever the card went meanwhile. Refusals: `record.stale`, `appointment.over`, GE004. */
export async function cancelAppointment(
  context: StaffContext,
  { params, body: { reason, version } }: InputOf<Endpoints['cancelAppointment']>,
): Promise<number> {
  const card = await takeCard(context, { id: params.id, act: 'cancelAppointment' });
  const before = await takeComing(context, params, version);
  const { actor, now } = context;
  await save(context, before, { cancelled_at: now, cancelled_by: actor.userId, cancel_reason: reason });
  const after = await find(context, params);
  await tell(card, { before, after });
  await record(context, {
    noun: 'applications',
    id: params.id,
    kind: 'appointment.cancelled',
    detail: { appointment: after.id, startsAt: after.starts_at },
  });
  return params.id;
}

/** The card's appointments after an act, as its reader may see them now. */
export const answerAppointments = (context: StaffContext, id: number) => listAppointments(context, { params: { id } });

/** What was entered as it is kept, or what is wrong with it at its field. */
async function arrange({ context: { db, now }, row }: CardInHand, body: Arranged) {
  const { instant, fields } = meantInstant(body, now.getTime());
  if (fields) return refuseFields(fields) as never;
  if (!(await findInterviewer(db, body.interviewer))) throw refusalAt('interviewer', 'appointment.interviewer');
  if (body.attendees === 'COUPLE' && (await formOf(db, row.id)).civil_status !== 'MARRIED') {
    throw refusalAt('attendees', 'appointment.couple');
  }
  return {
    interviewer_id: body.interviewer,
    starts_at: new Date(instant),
    ends_at: new Date(instant + body.minutes * MINUTE_MS),
    zone: body.zone,
    place: body.place,
    attendees: body.attendees,
    note: body.note,
  };
}

interface Place {
  id: number;
  appointment: number;
}

/** The appointment, which the locked card keeps for this act alone, as the reader saw it, and still to come. */
async function takeComing(context: StaffContext, place: Place, version: number): Promise<AppointmentRow> {
  const before = await find(context, place);
  await refuseStale({ seen: version, now: before.version }, async () => presentAppointment(before));
  refuseIfAny(whyNotChange(comes(before, context.now)));
  return before;
}

/** One of another card is not found. */
async function find({ db }: StaffContext, { id, appointment }: Place): Promise<AppointmentRow> {
  const [found] = await selectAppointments(db, sql`id = ${appointment} and application_id = ${id}`);
  if (!found) throw notFound();
  return found;
}

async function save({ db, now }: StaffContext, { id, version }: AppointmentRow, changes: Partial<AppointmentRow>) {
  await db
    .updateTable('appointment')
    .set({ ...changes, version: version + 1, changed_at: now })
    .where('id', '=', id)
    .execute();
}

async function tell({ context, row, facts }: CardInHand, invited: Parameters<typeof invite>[2]): Promise<void> {
  await invite(context, row, invited);
  await tellBeside(context, { id: row.id, what: 'appointments', facts });
}
