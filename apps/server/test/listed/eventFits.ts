import type { Attendance } from '@portal/contract/events/attendance.ts';
import type { PortalEvent } from '@portal/contract/events/events.ts';
import { wallAt } from '@portal/domain/zonedTimes.ts';
import '../../src/events/events.tables.ts';
import type { TestServer } from '../buildTestServer.ts';
import { any, is, within } from '../naive.ts';

/** Whether an event as it is told fits a value of a filter. */
export const EVENT_FITS = {
  status: ({ status }: PortalEvent, value: string) => any(status, value),
  year: ({ startsAt, zone }: PortalEvent, value: string) =>
    any(wallAt(Date.parse(startsAt), zone).day.slice(0, 4), value),
  ephesian: ({ region }: PortalEvent, value: string) => (value === 'none' ? region === null : is(region?.id, value)),
  starts: ({ startsAt }: PortalEvent, value: string) => within(startsAt, value),
};

/** Whether a row of attendance does. */
export const ATTENDANCE_FITS = {
  year: ({ year }: Attendance, value: string) => any(year, value),
  event: ({ event }: Attendance, value: string) => is(event.id, value),
  conference: ({ conference }: Attendance, value: string) => conference.toLowerCase().includes(value),
  ephesian: ({ region }: Attendance, value: string) => (value === 'none' ? region === null : is(region?.id, value)),
  country: ({ church }: Attendance, value: string) => any(church?.country, value),
};

/** Values of their filters to try. */
export async function eventValues({ database }: TestServer): Promise<Record<string, string[]>> {
  const attended = await database.read((db) =>
    db.selectFrom('attendance').select('event_id').distinct().orderBy('event_id').limit(2).execute(),
  );
  return {
    'listAttendance.event': attended.map(({ event_id }) => String(event_id)),
    conference: ['anual', 'jóvenes'],
    'listEvents.status': ['DRAFT', 'CANCELLED', 'ENDED', 'OPEN,IN_PROGRESS'],
    year: ['2025', '2026', '2025,2026'],
  };
}
