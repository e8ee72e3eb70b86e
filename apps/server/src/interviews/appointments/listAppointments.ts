import { sql } from 'kysely';
import type { appointmentEndpoints, Appointments } from '@portal/contract/interviews/appointments.ts';
import { seeCard } from '../../applications/seeCard.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { comes, presentAppointment, selectAppointments } from './appointment.ts';
import { findInterviewer } from './interviewers.ts';
import '../../applications/applications.tables.ts';

const MOST_SHOWN = 50;

/** The appointments of a card in sight, the latest first. */
export const appointmentsOf = (db: Db, application: number) =>
  selectAppointments(db, sql`application_id = ${application} order by starts_at desc limit ${MOST_SHOWN}`);

/** The appointments of a card in sight, and what a new one begins with (product/interviews.md#appointments). */
export async function listAppointments(
  context: StaffContext,
  { params: { id } }: Pick<InputOf<typeof appointmentEndpoints.listAppointments>, 'params'>,
): Promise<Appointments> {
  const { db, actor, now } = context;
  const { assignees } = await seeCard(context, id, { inBin: true });
  const rows = await appointmentsOf(db, id);
  const coming = rows.find((row) => comes(row, now));
  const { civil_status, country } = await formOf(db, id);
  return {
    coming: coming ? presentAppointment(coming) : null,
    past: rows.filter((row) => row !== coming).map(presentAppointment),
    offered: {
      interviewer:
        (assignees.ephesian !== null && (await findInterviewer(db, assignees.ephesian))) ||
        ((await findInterviewer(db, actor.userId)) ?? null),
      zones: country === null ? [] : zonesOf(country),
      couple: civil_status === 'MARRIED',
    },
  };
}

/** What of the form an appointment asks for. */
export async function formOf(db: Db, application: number) {
  const found = await db
    .selectFrom('application_leader')
    .select(['civil_status', 'country'])
    .where('application_id', '=', application)
    .executeTakeFirst();
  return found ?? { civil_status: null, country: null };
}

/** The zones of a country, by its code of two letters. */
function zonesOf(country: string): string[] {
  const { getTimeZones } = Intl.Locale.prototype as { getTimeZones?: () => string[] | undefined };
  return /^[A-Z]{2}$/.test(country) ? (getTimeZones?.call(new Intl.Locale(`und-${country}`)) ?? []) : [];
}
