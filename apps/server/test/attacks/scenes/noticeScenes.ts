/** The bell of one of the staff, with a notice in it. */
import { sql } from 'kysely';
import type { EndpointName } from '@portal/contract/allEndpoints.ts';
import { NOTICE_KINDS, NOTICE_WAYS } from '@portal/domain/notifications/notices.ts';
import { newSeat } from './ownAccountScenes.ts';
import type { Scene } from './scene.ts';
import type { World } from '../world.ts';

/** Signed in at a new account that was told something. */
async function told(world: World): Promise<{ token: string; id: number }> {
  const { userId, token } = await newSeat(world);
  const { rows } = await world.portal.database.transaction((db) =>
    sql<{ id: number }>`insert into notice (user_id, kind, subject_id, at)
      values (${userId}, 'EXPORT_READY', 1, ${world.portal.clock.now()}) returning id`.execute(db),
  );
  return { token, id: rows[0]?.id ?? 0 };
}

/** Chosen by a new account, of which nothing was chosen before. */
const choices = Object.fromEntries(NOTICE_KINDS.map((kind) => [kind, NOTICE_WAYS[kind][1] ?? 'NOTICE']));

export const noticeScenes = {
  saveNoticeChoices: [
    { lasts: 'always', make: async (world) => ({ token: (await newSeat(world)).token, body: choices }) },
  ],
  readNotice: [
    {
      lasts: 'always',
      make: async (world) => {
        const { token, id } = await told(world);
        return { token, params: { id } };
      },
    },
  ],
  readNotices: [
    {
      lasts: 'always',
      make: async (world) => {
        const { token, id } = await told(world);
        return { token, body: { seen: id } };
      },
    },
  ],
} satisfies Partial<Record<EndpointName, readonly Scene[]>>;
