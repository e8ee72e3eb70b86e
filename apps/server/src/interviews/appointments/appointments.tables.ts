import type { Generated } from 'kysely';
import type { Attendees } from '@portal/domain/interviews/appointments.ts';

export interface AppointmentTable {
  id: Generated<number>;
  application_id: number;
  interviewer_id: number;
  starts_at: Date;
  ends_at: Date;
  zone: string;
  place: string;
  attendees: Attendees;
  note: string | null;
  version: Generated<number>;
  made_by: number;
  made_at: Date;
  changed_at: Date;
  cancelled_at: Date | null;
  cancelled_by: number | null;
  cancel_reason: string | null;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    appointment: AppointmentTable;
  }
}
