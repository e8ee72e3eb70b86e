import type { BulkRun, bulkEndpoints } from '@portal/contract/bulk.ts';
import type { StaffContext } from '../platform/http/context.ts';
import type { InputOf } from '../platform/http/inputOf.ts';
import { findOwnRun, tellRun } from './findRun.ts';

/** How far a run is; another's is not found, but to an administrator. */
export const getBulkRun = async (
  context: StaffContext,
  { params }: Pick<InputOf<typeof bulkEndpoints.getBulkRun>, 'params'>,
): Promise<BulkRun> => tellRun(context.db, await findOwnRun(context, params.id));

/** The reader's own runs that are not finished, the oldest first: what a reloaded screen finds its progress by. */
export async function listBulkRuns({ db, actor }: StaffContext): Promise<BulkRun[]> {
  const runs = await db
    .selectFrom('bulk_run')
    .selectAll()
    .where('actor_id', '=', actor.userId)
    .where('state', '=', 'RUNNING')
    .orderBy('id')
    .execute();
  return Promise.all(runs.map((run) => tellRun(db, run)));
}
