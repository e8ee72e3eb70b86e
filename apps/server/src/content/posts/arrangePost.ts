import { sql } from 'kysely';
import type { postEndpoints } from '@portal/contract/content/posts.ts';
import { placedAt, postStateAt, whyNotShown } from '@portal/domain/content/post.ts';
import { record } from '../../history/record.ts';
import { letGoOfFiles } from '../../platform/files/letGo.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { refusalAt, refuseFields } from '../../platform/http/refusal.ts';
import { postSubject } from './postFiles.ts';
import { hasImage } from './postImages.ts';
import { lockPost, spanOf, textsOf } from './postRow.ts';

type Endpoints = typeof postEndpoints;

/**
 * Publishes a post now, ends it or makes it a draft again; as it is already, nothing changes. Refusals: not found,
 * `record.stale`, at the sides that are missing `field.languages` and `field.required`; `field.choice` where one ends that
 * is not shown.
 */
export async function switchPost(
  context: StaffContext,
  { params: { id }, body: { state, version } }: InputOf<Endpoints['switchPost']>,
): Promise<number> {
  const { db, now } = context;
  const row = await lockPost(context, id, version);
  const was = postStateAt(spanOf(row), now.getTime());
  if (was === state) return id;
  if (state === 'ENDED' && was !== 'PUBLISHED') throw refusalAt('state', 'field.choice');
  if (state === 'PUBLISHED') refuseFields(whyNotShown(row.language, textsOf(row), await hasImage(db, id)));
  const lasts = row.until_at !== null && row.until_at > now;
  const span = {
    DRAFT: { from_at: null, until_at: null },
    PUBLISHED: { from_at: now, until_at: lasts ? row.until_at : null },
    ENDED: { from_at: row.from_at, until_at: now },
  }[state];
  await db
    .updateTable('post')
    .set({ ...span, version: row.version + 1 })
    .where('id', '=', id)
    .execute();
  await record(context, { noun: 'content', id, kind: 'switched', detail: { to: state } });
  return id;
}

/** Puts a post elsewhere among those of its category, one act after the other. Refusal: not found. */
export async function placePost(
  context: StaffContext,
  { params: { id }, body: { place } }: InputOf<Endpoints['placePost']>,
): Promise<number> {
  const { db } = context;
  await sql`select pg_advisory_xact_lock(hashtextextended('order of posts', 0))`.execute(db);
  const { category_id } = await lockPost(context, id);
  const siblings = await db
    .selectFrom('post')
    .select(['id', 'position'])
    .where('category_id', '=', category_id)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const before = siblings.map((sibling) => sibling.id);
  const after = placedAt(before, id, place);
  if (after.every((one, at) => one === before[at])) return id;
  // The same places, given anew: those of other categories keep theirs.
  await sql`
    update post set position = placed.position
    from unnest(${after}::bigint[], ${siblings.map(({ position }) => position)}::int[]) placed (id, position)
    where post.id = placed.id and post.position <> placed.position`.execute(db);
  await record(context, { noun: 'content', id, kind: 'placed', detail: { place } });
  return id;
}

/** Deletes a post with its image and pictures. Refusals: not found, `record.stale`. */
export async function deletePost(
  context: StaffContext,
  { params: { id }, body }: InputOf<Endpoints['deletePost']>,
): Promise<null> {
  const { db, now } = context;
  await lockPost(context, id, body.version);
  await letGoOfFiles(db, postSubject(id).noun, [id], now);
  await db.deleteFrom('post').where('id', '=', id).execute();
  await record(context, { noun: 'content', id, kind: 'deleted', detail: {} });
  return null;
}
