import type { noticeEndpoints } from '@portal/contract/notifications/notices.ts';
import type { StaffContext } from '../platform/http/context.ts';
import type { InputOf } from '../platform/http/inputOf.ts';
import { notFound, refusalAt } from '../platform/http/refusal.ts';
import './notifications.tables.ts';
import { tellBell } from './tellBell.ts';

type Endpoints = typeof noticeEndpoints;

/** Marks one's own notice as read; another's is not found (product/notifications.md#bell). */
export async function readNotice(
  { db, actor, now }: StaffContext,
  { params }: InputOf<Endpoints['readNotice']>,
): Promise<void> {
  const row = await db
    .selectFrom('notice')
    .select('read_at')
    .where('id', '=', params.id)
    .where('user_id', '=', actor.userId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  if (row.read_at !== null) return;
  await db.updateTable('notice').set({ read_at: now }).where('id', '=', params.id).execute();
  await tellBell(db, actor.userId);
}

/** Marks one's own as read up to the latest that was seen: what came meanwhile stays unread. `field.choice` at `seen` of another's. */
export async function readNotices(
  { db, actor, now }: StaffContext,
  { body }: InputOf<Endpoints['readNotices']>,
): Promise<void> {
  const seen = await db
    .selectFrom('notice')
    .select('at')
    .where('id', '=', body.seen)
    .where('user_id', '=', actor.userId)
    .executeTakeFirst();
  if (!seen) throw refusalAt('seen', 'field.choice');
  const { numUpdatedRows } = await db
    .updateTable('notice')
    .set({ read_at: now })
    .where('user_id', '=', actor.userId)
    .where('read_at', 'is', null)
    .where('at', '<=', seen.at)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await tellBell(db, actor.userId);
}
