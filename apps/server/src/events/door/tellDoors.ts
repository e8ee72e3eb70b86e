import { sql } from 'kysely';
import type { Db } from '../../platform/database/tables.ts';
import type { Change } from '../../platform/realtime/topic.ts';

/** On which open pages hear that somebody came in or went, or that an event was cancelled. */
export const ATTENDANCE_CHANNEL = 'event_attendance';

/** Which event it is decides nothing: whoever reads events reads the figures of all. */
export interface DoorSight {
  event: number;
}

/** Tells those who have the event's figures or its door open that they are others. */
export async function tellDoors(db: Db, event: number): Promise<void> {
  const change: Change<DoorSight> = { id: event, before: { event }, after: { event } };
  await sql`select pg_notify(${ATTENDANCE_CHANNEL}, ${JSON.stringify(change)})`.execute(db);
}
