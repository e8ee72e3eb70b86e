import { sql } from 'kysely';
import type { ownAccountEndpoints, SavedView } from '@portal/contract/users/ownAccount.ts';
import { MAX_SAVED_VIEWS } from '@portal/domain/users/accounts.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import { notFound, refusal } from '../../platform/http/refusal.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import '../users.tables.ts';

type Endpoints = typeof ownAccountEndpoints;

/** The user's saved views of a list, by name. */
export async function listViews(
  context: StaffContext,
  { params }: InputOf<Endpoints['listViews']>,
): Promise<SavedView[]> {
  return viewsOf(context, params.list)
    .select(['id', 'name', 'query'])
    .orderBy(sql`name collate portal`)
    .orderBy('id')
    .execute();
}

/** Keeps a view under its name; the same name again replaces it. Answers its id. Refusal: `view.tooMany` beyond 20 a list. */
export async function saveView(
  context: StaffContext,
  { params: { list }, body: { name, query } }: InputOf<Endpoints['saveView']>,
): Promise<number> {
  const { db, actor, now } = context;
  // One after the other: two at once would both find the last place free.
  await db.selectFrom('staff_user').select('id').where('id', '=', actor.userId).forNoKeyUpdate().execute();
  const others = await viewsOf(context, list).select('id').where('name', '!=', name).execute();
  if (others.length >= MAX_SAVED_VIEWS) throw refusal('view.tooMany', { length: MAX_SAVED_VIEWS });
  const { id } = await db
    .insertInto('saved_view')
    .values({ user_id: actor.userId, list, name, query, created_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'list', 'name']).doUpdateSet({ query }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The view that was saved, as it is now; one forgotten since is not found. */
export async function showView(
  context: StaffContext,
  id: number,
  { params }: InputOf<Endpoints['saveView']>,
): Promise<SavedView> {
  const view = await viewsOf(context, params.list)
    .select(['id', 'name', 'query'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!view) throw notFound();
  return view;
}

/** Forgets a view. One that is another's or of another list is not found. */
export async function forgetView(
  { db, actor }: StaffContext,
  { params }: InputOf<Endpoints['forgetView']>,
): Promise<null> {
  const { numDeletedRows } = await db
    .deleteFrom('saved_view')
    .where('id', '=', params.viewId)
    .where('user_id', '=', actor.userId)
    .where('list', '=', params.list)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw notFound();
  return null;
}

const viewsOf = ({ db, actor }: StaffContext, list: string) =>
  db.selectFrom('saved_view').where('user_id', '=', actor.userId).where('list', '=', list);
