import type { eventEndpoints } from '@portal/contract/events/events.ts';
import { whyNotCancelEvent } from '@portal/domain/events/event.ts';
import { record } from '../history/record.ts';
import type { StaffContext } from '../platform/http/context.ts';
import type { InputOf } from '../platform/http/inputOf.ts';
import { refuseIfAny } from '../platform/http/refusal.ts';
import { lockEvent, statusNow } from './eventRow.ts';
import { tellDoors } from './door/tellDoors.ts';

/**
 * Cancels an event, in progress too, or takes that back; as it is already, nothing changes (product/events.md#cancelling).
 * Refusals: not found, `record.stale`, `event.ended`.
 */
export async function switchEvent(
  context: StaffContext,
  { params: { id }, body: { cancelled, version } }: InputOf<(typeof eventEndpoints)['switchEvent']>,
): Promise<number> {
  const { db, now } = context;
  const event = await lockEvent(context, id, version);
  if ((event.cancelled_at !== null) === cancelled) return id;
  if (cancelled) refuseIfAny(whyNotCancelEvent(statusNow(event, now)));
  await db
    .updateTable('event')
    .set({ cancelled_at: cancelled ? now : null, version: event.version + 1 })
    .where('id', '=', id)
    .execute();
  await record(context, { noun: 'events', id, kind: cancelled ? 'cancelled' : 'reinstated' });
  await tellDoors(db, id);
  return id;
}
