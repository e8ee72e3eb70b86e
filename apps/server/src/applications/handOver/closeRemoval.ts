import { record } from '../../history/record.ts';
import type { BulkContext } from '../../bulk/defineBulk.ts';
import { forgetFactors } from '../../sessions/secondFactor/forgetFactors.ts';
import { lockUser } from '../../users/lockUser.ts';
import { countHoldings } from './holdings.ts';

/**
 * Removes an account for good, whose address is free from then on; histories go on naming it. One that is in charge of
 * anything, or was activated again meanwhile, stays.
 */
export async function closeRemoval(context: Pick<BulkContext, 'db' | 'actor' | 'now'>, userId: number): Promise<void> {
  const { db, now } = context;
  const user = await lockUser(context, userId);
  if (user.status !== 'INACTIVE') return;
  const { total, regions } = await countHoldings(db, userId);
  if (total + regions > 0) return;
  await db
    .updateTable('staff_user')
    .set({ removed_at: now, version: user.version + 1 })
    .where('id', '=', userId)
    .execute();
  await forgetFactors(db, userId);
  await record(context, { noun: 'users', id: userId, kind: 'removed' });
}
