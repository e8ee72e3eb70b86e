import { sql } from 'kysely';
import type { ownAccountEndpoints, SavedView } from '@portal/contract/users/ownAccount.ts';
import { MAX_SAVED_VIEWS } from '@portal/domain/users/accounts.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import { notFound, refusal } from '../../platform/http/refusal.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import '../users.tables.ts';

type Endpoints = typeof ownAccountEndpoints;

/** The user's saved views of a list and those that active colleagues share, by name. */
export const listViews = (context: StaffContext, { params }: InputOf<Endpoints['listViews']>): Promise<SavedView[]> =>
  toldViews(context, params.list);

/** As the reader may use them; a shared view says whose it is, and whether the list opens with it in the active role. */
async function toldViews({ db, actor }: StaffContext, list: string, id?: number): Promise<SavedView[]> {
  const { rows } = await sql<SavedView>`
    select saved_view.id, saved_view.name, saved_view.query, saved_view.shared_at is not null as shared,
      case when saved_view.user_id <> ${actor.userId} then staff_user.name || ' ' || staff_user.last_name end as by,
      exists (
        select from role_view where role_view.role_id = ${actor.roleId}
          and role_view.list = saved_view.list and role_view.view_id = saved_view.id) as opens
    from saved_view join staff_user on staff_user.id = saved_view.user_id
    where saved_view.list = ${list}
      and (saved_view.user_id = ${actor.userId} or (saved_view.shared_at is not null and staff_user.status = 'ACTIVE'))
      ${id === undefined ? sql`` : sql`and saved_view.id = ${id}`}
    order by saved_view.name collate portal, saved_view.id`.execute(db);
  return rows;
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
  { params }: { params: { list: string } },
): Promise<SavedView> {
  const [view] = await toldViews(context, params.list, id);
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

/** Those of the actor. */
export const viewsOf = ({ db, actor }: StaffContext, list: string) =>
  db.selectFrom('saved_view').where('user_id', '=', actor.userId).where('list', '=', list);
