import { sql } from 'kysely';
import type { checkInEndpoints } from '@portal/contract/events/checkIn.ts';
import { kindsNotAdmitted, sizeOf, whyNotUndo } from '@portal/domain/events/checkIn.ts';
import { problem } from '@portal/domain/problem.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { notFound, Refusal, refusalAt, refuseIfAny } from '../../platform/http/refusal.ts';
import { ATTENDANCE } from '../eventRow.ts';
import { lockFamily } from './checkIn.ts';
import { tellDoors } from './tellDoors.ts';

type Endpoints = typeof checkInEndpoints;

/** Takes a check-in back; taken back already, nothing changes. Refusals: not found, `event.undo`. */
export async function undoCheckIn(
  context: StaffContext,
  { params }: InputOf<Endpoints['undoCheckIn']>,
): Promise<number> {
  const { db, now, actor } = context;
  const row = await lockCheckIn(context, params);
  if (row.undone_at !== null) return params.id;
  refuseIfAny(late(context, row));
  await db.updateTable('check_in').set({ undone_at: now, undone_by: actor.userId }).where('id', '=', row.id).execute();
  await tellDoors(db, params.id);
  return params.id;
}

export async function tellAttendance({ db }: Pick<StaffContext, 'db'>, event: number): Promise<{ attendance: number }> {
  const { rows } = await sql<{ attendance: number }>`
    select ${ATTENDANCE(sql`${event}::bigint`)} as attendance`.execute(db);
  return { attendance: rows[0]?.attendance ?? 0 };
}

/**
 * Says anew whom somebody brought along, as long as the check-in may be taken back. Refusals: not found, `event.undo`,
 * `event.nobody` at `spouse`, `event.kind` at the field of a kind that the event does not admit.
 */
export async function changeParty(
  context: StaffContext,
  { params, body }: InputOf<Endpoints['changeParty']>,
): Promise<number> {
  const { db } = context;
  const row = await lockCheckIn(context, params);
  if (row.undone_at !== null) throw notFound();
  refuseIfAny(late(context, row));
  const party = { holder: row.holder, ...body };
  if (sizeOf(party) === 0) throw refusalAt('spouse', 'event.nobody');
  const parts = kindsNotAdmitted({ spiritualChild: true }, { ...party, holder: false }, row.access);
  if (parts.length > 0 && !row.overridden.includes('event.kind')) {
    throw new Refusal([problem('event.kind')], {
      fields: Object.fromEntries(parts.map((part) => [part, problem('event.kind')])),
    });
  }
  const { spouse, naturalChildren: natural_children, spiritualChildren: spiritual_children } = body;
  await db
    .updateTable('check_in')
    .set({ spouse, natural_children, spiritual_children })
    .where('id', '=', row.id)
    .execute();
  await tellDoors(db, params.id);
  return row.id;
}

const late = ({ actor, now }: StaffContext, row: { at: Date; user_id: number | null }) =>
  whyNotUndo(
    { at: row.at.getTime(), own: row.user_id === actor.userId },
    actor.permissions.has('business.event.override'),
    now.getTime(),
  );

async function lockCheckIn({ db }: StaffContext, { id, checkIn }: { id: number; checkIn: number }) {
  const find = () =>
    db
      .selectFrom('check_in')
      .innerJoin('event', 'event.id', 'check_in.event_id')
      .selectAll('check_in')
      .select('event.access')
      .where('check_in.id', '=', checkIn)
      .where('check_in.event_id', '=', id)
      .executeTakeFirst();
  const found = await find();
  if (!found) throw notFound();
  await lockFamily(db, found);
  // As it is under the lock.
  const row = await find();
  if (!row) throw notFound();
  return row;
}
