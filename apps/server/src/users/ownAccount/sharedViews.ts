import { sql } from 'kysely';
import type { ReplyOf } from '@portal/contract/endpoints.ts';
import type { ownAccountEndpoints } from '@portal/contract/users/ownAccount.ts';
import { problem } from '@portal/domain/problem.ts';
import { record } from '../../history/record.ts';
import { roleNameIn } from '../../access/roleNameIn.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import { notFound, refuseFields } from '../../platform/http/refusal.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { viewsOf } from './savedViews.ts';

type Endpoints = typeof ownAccountEndpoints;

/** Whether a view of one's own is shared, and in which of the active roles its list opens with it. Another's is not found. */
export async function viewSharing(
  context: StaffContext,
  { params: { list, viewId } }: InputOf<Endpoints['viewSharing']>,
): Promise<ReplyOf<Endpoints['viewSharing']>> {
  const { db, language } = context;
  const view = await viewsOf(context, list).select('shared_at').where('id', '=', viewId).executeTakeFirst();
  if (!view) throw notFound();
  const name = roleNameIn(language);
  const { rows } = await sql<{ id: number; name: string; opens: boolean }>`
    select role.id, ${name} as name, exists (
      select from role_view where role_id = role.id and list = ${list} and view_id = ${viewId}) as opens
    from role where role.active order by (${name}) collate portal`.execute(db);
  return { shared: view.shared_at !== null, roles: rows };
}

/**
 * Shares a view of one's own or no longer (product/applications.md#lists). In each role named the list opens with it, and
 * with no other any more; shared no longer, in none. Answers its id. Refusal: `field.choice` at roles for an unknown one.
 */
export async function shareView(
  context: StaffContext,
  { params: { list, viewId }, body }: InputOf<Endpoints['shareView']>,
): Promise<number> {
  const { db, actor, now } = context;
  const view = await viewsOf(context, list)
    .select(['id', 'name', 'shared_at'])
    .where('id', '=', viewId)
    .forUpdate()
    .executeTakeFirst();
  if (!view) throw notFound();
  // One order for all who share at once.
  const wanted = body.shared ? [...new Set(body.roles)].toSorted((one, other) => one - other) : [];
  const known = await db
    .selectFrom('role')
    .select('id')
    .where('id', 'in', [0, ...wanted])
    .forKeyShare()
    .execute();
  refuseFields({ roles: known.length < wanted.length ? problem('field.choice') : undefined });

  const opened = await db
    .selectFrom('role_view')
    .select('role_id')
    .where('view_id', '=', viewId)
    .orderBy('role_id')
    .execute();
  const isSame =
    body.shared === (view.shared_at !== null) && String(opened.map(({ role_id }) => role_id)) === String(wanted);
  if (isSame) return viewId;
  await db
    .updateTable('saved_view')
    .set({ shared_at: body.shared ? (view.shared_at ?? now) : null })
    .where('id', '=', viewId)
    .execute();
  await db
    .deleteFrom('role_view')
    .where('view_id', '=', viewId)
    .where('role_id', 'not in', [0, ...wanted])
    .execute();
  for (const role_id of wanted) {
    await db
      .insertInto('role_view')
      .values({ role_id, list, view_id: viewId })
      .onConflict((conflict) => conflict.columns(['role_id', 'list']).doUpdateSet({ view_id: viewId }))
      .execute();
  }
  await record(context, {
    noun: 'users',
    id: actor.userId,
    kind: body.shared ? 'viewShared' : 'viewUnshared',
    detail: { list, view: viewId, roles: wanted },
    personal: { view: { from: null, to: view.name } },
  });
  return viewId;
}
