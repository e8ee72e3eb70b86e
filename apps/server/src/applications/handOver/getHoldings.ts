import type { Holdings, removalEndpoints } from '@portal/contract/users/removal.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import { notFound } from '../../platform/http/refusal.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import '../../users/users.tables.ts';
import { countHoldings } from './holdings.ts';

/** What a staff user is in charge of; one that was removed is not found. */
export async function getHoldings(
  { db }: StaffContext,
  { params }: InputOf<typeof removalEndpoints.getHoldings>,
): Promise<Holdings> {
  const user = await db
    .selectFrom('staff_user')
    .select('id')
    .where('id', '=', params.id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (!user) throw notFound();
  return countHoldings(db, user.id);
}
