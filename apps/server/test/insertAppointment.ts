import type { TestServer } from './buildTestServer.ts';
import '../src/interviews/appointments/appointments.tables.ts';

interface Facts {
  startsAt: Date;
  /** By the id. */
  interviewer: number;
  place?: string;
  cancelled?: boolean;
}

/** An appointment of an hour, whenever it is: acts arrange none in the past. Answers its id. */
export async function insertAppointment(
  { database, clock }: Pick<TestServer, 'database' | 'clock'>,
  application: number,
  { startsAt, interviewer, place = 'Room 4', cancelled = false }: Facts,
): Promise<number> {
  const now = clock.now();
  const { id } = await database.transaction((db) =>
    db
      .insertInto('appointment')
      .values({
        application_id: application,
        interviewer_id: interviewer,
        starts_at: startsAt,
        ends_at: new Date(startsAt.getTime() + 3_600_000),
        zone: 'America/Bogota',
        place,
        attendees: 'LEADER',
        note: null,
        made_by: interviewer,
        made_at: now,
        changed_at: now,
        cancelled_at: cancelled ? now : null,
        cancelled_by: cancelled ? interviewer : null,
        cancel_reason: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  return id;
}
