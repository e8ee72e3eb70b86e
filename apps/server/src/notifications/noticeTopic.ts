import { sql } from 'kysely';
import type { NoticeEvent, TopicName } from '@portal/contract/stream.ts';
import type { Topic } from '../platform/realtime/topic.ts';
import { NOTICE_CHANNEL, type BellSight } from './tellBell.ts';

interface Bell {
  sight: BellSight;
  unread: number;
}

/** Tells each of the staff how many of their own notices are unread, whatever their active role. */
export const noticeTopic: Topic<BellSight, Bell, BellSight> = {
  name: 'notices' satisfies TopicName,
  channels: [NOTICE_CHANNEL],
  reachOf: ({ userId }) => ({ user: userId }),
  sees: (reach, sight) => reach.user === sight.user,
  async load(db, ids) {
    const { rows } = await sql<{ id: number; unread: number }>`
      select asked.id, (select count(*)::int from notice where user_id = asked.id and read_at is null) as unread
      from unnest(${[...ids]}::bigint[]) as asked (id)`.execute(db);
    return new Map(rows.map(({ id, unread }) => [id, { sight: { user: id }, unread }]));
  },
  async tell(_db, _reach, { subjects }) {
    const event: NoticeEvent = { unread: subjects[0]?.unread ?? 0 };
    return JSON.stringify(event);
  },
};
