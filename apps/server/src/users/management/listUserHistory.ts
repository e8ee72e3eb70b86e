import type { HistoryPage } from '@portal/contract/history.ts';
import type { staffEndpoints } from '@portal/contract/users/staff.ts';
import { listHistory } from '../../history/listHistory.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import { notFound } from '../../platform/http/refusal.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import '../users.tables.ts';

/** What was done to a staff user's account, the newest first; unknown or removed: not found. */
export async function listUserHistory(
  context: StaffContext,
  { params, query }: InputOf<typeof staffEndpoints.listUserHistory>,
): Promise<HistoryPage> {
  const user = await context.db
    .selectFrom('staff_user')
    .select('id')
    .where('id', '=', params.id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (!user) throw notFound();
  return listHistory(context, 'users', user.id, query);
}
