import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { Appointment } from '@portal/contract/interviews/appointments.ts';
import { isComing } from '@portal/domain/interviews/appointments.ts';
import { STAFF_NAME } from '../../history/listHistory.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { AppointmentTable } from './appointments.tables.ts';

export interface AppointmentRow extends Selectable<AppointmentTable> {
  interviewer_name: string;
  made_by_name: string;
  cancelled_by_name: string | null;
}

/** Appointments that meet the rest of a statement, with the names of those of the staff. */
export async function selectAppointments(db: Db, rest: RawBuilder<unknown>): Promise<AppointmentRow[]> {
  const { rows } = await sql<AppointmentRow>`
    select appointment.*, ${STAFF_NAME} interviewer_id) as interviewer_name, ${STAFF_NAME} made_by) as made_by_name,
      ${STAFF_NAME} cancelled_by) as cancelled_by_name
    from appointment where ${rest}`.execute(db);
  return rows;
}

/** Whether it is neither over nor cancelled. */
export const comes = ({ ends_at, cancelled_at }: AppointmentRow, now: Date): boolean =>
  isComing({ endsAt: ends_at.getTime(), cancelled: cancelled_at !== null }, now.getTime());

export const presentAppointment = (row: AppointmentRow): Appointment => ({
  id: row.id,
  startsAt: row.starts_at.toISOString(),
  endsAt: row.ends_at.toISOString(),
  zone: row.zone,
  place: row.place,
  attendees: row.attendees,
  note: row.note,
  interviewer: { id: row.interviewer_id, name: row.interviewer_name },
  madeBy: row.made_by_name,
  cancelled: row.cancelled_at && {
    at: row.cancelled_at.toISOString(),
    by: row.cancelled_by_name ?? '',
    reason: row.cancel_reason,
  },
  version: row.version,
});
