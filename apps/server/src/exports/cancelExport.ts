import type { exportEndpoints } from '@portal/contract/exports/exports.ts';
import type { StaffContext } from '../platform/http/context.ts';
import type { InputOf } from '../platform/http/inputOf.ts';
import { notFound } from '../platform/http/refusal.ts';
import './exports.tables.ts';

/** Stops one of the reader's exports that is under way: whoever makes it finds out within a second. Any other stays as it is. */
export async function cancelExport(
  { db, actor, now }: StaffContext,
  { params: { id } }: InputOf<typeof exportEndpoints.cancelExport>,
): Promise<number> {
  const own = await db
    .selectFrom('export')
    .select('state')
    .where('id', '=', id)
    .where('user_id', '=', actor.userId)
    .forUpdate()
    .executeTakeFirst();
  if (!own) throw notFound();
  if (own.state === 'WAITING' || own.state === 'RUNNING') {
    await db.updateTable('export').set({ state: 'CANCELLED', touched_at: now }).where('id', '=', id).execute();
  }
  return id;
}
