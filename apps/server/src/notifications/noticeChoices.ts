import type { ReplyOf } from '@portal/contract/endpoints.ts';
import type { NoticeChoices, noticeEndpoints } from '@portal/contract/notifications/notices.ts';
import { NOTICE_KINDS, NOTICE_WAYS } from '@portal/domain/notifications/notices.ts';
import type { StaffContext } from '../platform/http/context.ts';
import type { InputOf } from '../platform/http/inputOf.ts';
import './notifications.tables.ts';

type Endpoints = typeof noticeEndpoints;

/** In which way one wants to be told of each kind; of what was never chosen, the usual one. */
export async function getNoticeChoices({
  db,
  actor,
}: Pick<StaffContext, 'db' | 'actor'>): Promise<ReplyOf<Endpoints['getNoticeChoices']>> {
  const rows = await db.selectFrom('notice_choice').selectAll().where('user_id', '=', actor.userId).execute();
  const chosen = new Map(rows.map(({ kind, way }) => [kind, way]));
  return Object.fromEntries(
    NOTICE_KINDS.map((kind) => [kind, chosen.get(kind) ?? NOTICE_WAYS[kind][0]]),
  ) as NoticeChoices;
}

/**
 * Chooses for oneself, from now on; what was told before stays (product/notifications.md#choices). Refusal: `field.choice` at a
 * kind that cannot be told in that way.
 */
export async function saveNoticeChoices(
  { db, actor }: StaffContext,
  { body }: InputOf<Endpoints['saveNoticeChoices']>,
): Promise<void> {
  const rows = NOTICE_KINDS.map((kind) => ({ user_id: actor.userId, kind, way: body[kind] }));
  await db
    .insertInto('notice_choice')
    .values(rows)
    .onConflict((row) => row.columns(['user_id', 'kind']).doUpdateSet(({ ref }) => ({ way: ref('excluded.way') })))
    .execute();
}
