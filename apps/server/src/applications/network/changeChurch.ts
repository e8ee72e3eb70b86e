import type { churchEndpoints } from '@portal/contract/churches/churches.ts';
import { lockChurch, writeChange } from '../../churches/writeChange.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { notFound, refuseStale } from '../../platform/http/refusal.ts';
import { getChurch } from './getChurch.ts';

/**
 * Changes name or country of a church, or says when it opened or closes, from a day on (product/churches.md#churches).
 * Refusals: `http.notFound` out of reach, `record.stale` where another changed it since, and those of `writeChange`.
 */
export async function changeChurch(
  context: StaffContext,
  { params, body }: InputOf<typeof churchEndpoints.changeChurch>,
): Promise<void> {
  const church = await lockChurch(context.db, params.id);
  if (!church) throw notFound();
  // Whether it is in reach is asked under the lock: a change of country takes it out of one's region.
  const present = await getChurch(context, params.id);
  await refuseStale({ seen: body.version, now: church.version }, async () => present);
  const { what, day, reason } = body;
  const field = what === 'country' ? 'country' : 'name';
  const value = what === 'name' || what === 'country' ? (body[what] ?? null) : null;
  await writeChange(context, church, { what, day, value }, { reason, fields: { day: 'day', value: field } });
}
