import type { checkInEndpoints, KeptAttendee } from '@portal/contract/events/checkIn.ts';
import { isBoardStage } from '@portal/domain/applications/stages.ts';
import { whyNotTakeAlong } from '@portal/domain/events/offline.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { refuseIfAny } from '../../platform/http/refusal.ts';
import { accountsInReach, lastCheckIns, nextHolders } from './holder.ts';
import { openDoor } from './openDoor.ts';

/** So many licences a part: some 300 kB before they are compressed. */
const PART = 2_000;

/**
 * What a device keeps for a door without network (product/events.md#without-network): the living licences of the event's
 * region, by their ids, with what the rule asks and a name, and no photo. A code is known whosever reach it is in, as at the
 * door; found by name is who is within the reader's. Refusals: not found, `event.code`, CKE004 more than a day before the
 * start, CKE005.
 */
export async function takeAttendeesAlong(
  context: StaffContext,
  { params, query }: InputOf<(typeof checkInEndpoints)['takeAttendeesAlong']>,
): Promise<{ attendees: KeptAttendee[]; next: number | null }> {
  const { db, now } = context;
  const { event, facts: door } = await openDoor(context, params.id);
  refuseIfAny(whyNotTakeAlong(door, now.getTime()));
  const rows = await nextHolders(db, query.after ?? 0, PART);
  const ofRegion = rows.filter(({ ephesian_id }) => event.ephesian_id === null || ephesian_id === event.ephesian_id);
  const persons = ofRegion.flatMap(({ person_id }) => person_id ?? []);
  const last = await lastCheckIns(db, event.id, persons);
  const inReach = await accountsInReach(
    context,
    ofRegion.map(({ client }) => client),
  );
  const attendees = ofRegion.map((row) => {
    const lastAt = last.get(row.person_id ?? 0);
    return {
      code: row.code,
      client: inReach.has(row.client) ? row.client : null,
      name: row.name,
      churchName: row.church,
      account: row.account,
      stage: row.stage !== null && isBoardStage(row.stage) ? row.stage : null,
      deactivated: row.deactivated === true,
      validUntil: row.valid_until ?? '',
      spiritualChild: row.parent_id !== null,
      lastAt: lastAt === undefined ? null : new Date(lastAt).toISOString(),
    };
  });
  return { attendees, next: rows.length < PART ? null : (rows.at(-1)?.licence_id ?? null) };
}
