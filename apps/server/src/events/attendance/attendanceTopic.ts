import { sql } from 'kysely';
import type { AttendanceEvent, TopicName } from '@portal/contract/stream.ts';
import { EVENT_READERS } from '@portal/domain/events/access.ts';
import type { Topic } from '../../platform/realtime/topic.ts';
import { ATTENDANCE_CHANNEL, type DoorSight } from '../door/tellDoors.ts';

interface Counted {
  sight: DoorSight;
  total: number;
}

/**
 * Tells whoever reads events that more or fewer are in at one. The number alone: a screen on the wall reads the rest, and no
 * more than once a second, so that a full door costs the many who only have the portal open next to nothing.
 */
export const attendanceTopic: Topic<DoorSight, Counted, true> = {
  name: 'attendance' satisfies TopicName,
  channels: [ATTENDANCE_CHANNEL],
  reachOf: ({ permissions }) => (EVENT_READERS.some((slug) => permissions.has(slug)) ? true : undefined),
  sees: () => true,
  async load(db, ids) {
    const { rows } = await sql<{ id: number; total: number }>`
      select event.id, (select coalesce(sum(total), 0)::int from attendance where event_id = event.id) as total
      from event where event.id = any(${ids}::bigint[])`.execute(db);
    return new Map(rows.map(({ id, total }) => [id, { sight: { event: id }, total }]));
  },
  async tell(_db, _reach, { subjects }) {
    const event: AttendanceEvent = { events: subjects.map(({ sight, total }) => ({ id: sight.event, total })) };
    return JSON.stringify(event);
  },
};
