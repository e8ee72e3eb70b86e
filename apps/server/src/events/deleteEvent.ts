import type { eventEndpoints } from '@portal/contract/events/events.ts';
import { whyNotDeleteEvent } from '@portal/domain/events/event.ts';
import { record } from '../history/record.ts';
import type { StaffContext } from '../platform/http/context.ts';
import type { InputOf } from '../platform/http/inputOf.ts';
import { refuseIfAny } from '../platform/http/refusal.ts';
import { countCheckIns, lockEvent, statusNow } from './eventRow.ts';

/** Deletes an event to which nobody came. Refusals: not found, `record.stale`, `event.inProgress`, `event.checkIns`. */
export async function deleteEvent(
  context: StaffContext,
  { params: { id }, body }: InputOf<(typeof eventEndpoints)['deleteEvent']>,
): Promise<null> {
  const { db, now } = context;
  const event = await lockEvent(context, id, body.version);
  refuseIfAny(whyNotDeleteEvent(statusNow(event, now), await countCheckIns(db, id)));
  await db.deleteFrom('event').where('id', '=', id).execute();
  await record(context, { noun: 'events', id, kind: 'deleted', detail: { code: event.code } });
  return null;
}
