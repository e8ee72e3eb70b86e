import { sql } from 'kysely';
import type { checkInEndpoints, Door } from '@portal/contract/events/checkIn.ts';
import { readEventCode } from '@portal/domain/events/code.ts';
import type { DoorFacts } from '@portal/domain/events/checkIn.ts';
import { isKnownAtDoor } from '@portal/domain/events/event.ts';
import { getCheckInSettings } from '../../settings/checkIn.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { notFound, refusal } from '../../platform/http/refusal.ts';
import { ATTENDANCE, statusNow, type EventRow } from '../eventRow.ts';

type Reading = Pick<StaffContext, 'db' | 'now'>;
interface DoorRow extends EventRow {
  attendance: number;
}

const DAY_MS = 86_400_000;

/**
 * An event as its door needs it; unknown: not found, and `event.code` for one that has no door. Whoever lets people in holds
 * it, with others who do, so that nobody changes it until the act ends.
 */
export async function openDoor(
  { db }: Reading,
  id: number,
  hold = false,
): Promise<{ event: EventRow; facts: DoorFacts }> {
  const found = db.selectFrom('event').selectAll().where('id', '=', id);
  const event = await (hold ? found.forKeyShare() : found).executeTakeFirst();
  if (!event) throw notFound();
  if (!isKnown(event)) throw refusal('event.code');
  const { minutes, stages } = await getCheckInSettings(db);
  const facts = {
    startsAt: event.starts_at.getTime(),
    endsAt: event.ends_at.getTime(),
    access: event.access,
    minutes,
    stages,
  };
  return { event, facts };
}

/** The event of a code. Refusal: `event.code`. */
export async function findDoor(
  context: Reading,
  { params }: InputOf<(typeof checkInEndpoints)['findDoor']>,
): Promise<Door> {
  const [door] = await selectDoors(context, sql<boolean>`event.code = ${readEventCode(params.code)}`);
  if (!door) throw refusal('event.code');
  return door;
}

/** Those in progress and those that begin within a day, the first to begin before the others. */
export const listDoors = (context: Reading): Promise<Door[]> =>
  selectDoors(
    context,
    sql<boolean>`starts_at <= ${new Date(context.now.getTime() + DAY_MS)} and ends_at >= ${context.now}`,
  );

async function selectDoors({ db, now }: Reading, condition: ReturnType<typeof sql<boolean>>): Promise<Door[]> {
  const { minutes, stages } = await getCheckInSettings(db);
  const { rows } = await sql<DoorRow>`
    select event.*, ${ATTENDANCE()} as attendance from event
    where ${condition} and opened_at is not null and cancelled_at is null
    order by starts_at, event.id limit 50`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    place: row.place,
    code: row.code,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    zone: row.zone,
    status: statusNow(row, now),
    access: row.access,
    minutes,
    stages: [...stages],
    attendance: row.attendance,
    now: now.toISOString(),
  }));
}

const isKnown = ({ opened_at, cancelled_at }: EventRow): boolean =>
  isKnownAtDoor({ opened: opened_at !== null, cancelled: cancelled_at !== null });
