import { readNotices } from '../../notifications/readNotices.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import { given } from '../given.ts';

const UNREAD_MS = 2 * 86_400_000;

/** What each was told before the last two days they have read. */
export async function readDemoNotices(
  context: Omit<StaffContext, 'actor'>,
  staff: Iterable<StaffContext['actor']>,
): Promise<void> {
  const { db, now } = context;
  for (const actor of staff) {
    const seen = await db
      .selectFrom('notice')
      .select('id')
      .where('user_id', '=', actor.userId)
      .where('at', '<', new Date(now.getTime() - UNREAD_MS))
      .orderBy('at', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (seen) await readNotices({ ...context, actor }, given(undefined, { seen: seen.id }));
  }
}
