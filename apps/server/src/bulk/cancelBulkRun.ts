import type { bulkEndpoints } from '@portal/contract/bulk.ts';
import type { StaffContext } from '../platform/http/context.ts';
import type { InputOf } from '../platform/http/inputOf.ts';
import { NO_PARAMS } from './defineBulk.ts';
import { findOwnRun } from './findRun.ts';

/**
 * Stops a run: it waits for the rows that are being done, and none is begun after it. What is done stays done, and a run
 * that has ended stays as it is; another's is not found, but to an administrator.
 */
export async function cancelBulkRun(
  context: StaffContext,
  { params }: InputOf<typeof bulkEndpoints.cancelBulkRun>,
): Promise<null> {
  const { id } = await findOwnRun(context, params.id);
  await context.db
    .updateTable('bulk_run')
    .set({ state: 'CANCELLED', finished_at: context.now, params: NO_PARAMS })
    .where('id', '=', id)
    .where('state', '=', 'RUNNING')
    .execute();
  return null;
}
