import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { EventDetail, PortalEvent } from '@portal/contract/events/events.ts';
import { eventStatusOf, type EventStatus } from '@portal/domain/events/event.ts';
import { wallAt } from '@portal/domain/zonedTimes.ts';
import { STAFF_NAME } from '../history/listHistory.ts';
import type { Db, Tables } from '../platform/database/tables.ts';
import type { StaffContext } from '../platform/http/context.ts';
import { notFound, refuseStale } from '../platform/http/refusal.ts';
import './events.tables.ts';

export type EventRow = Selectable<Tables['event']>;
export interface ListedEvent extends EventRow {
  ephesian: string;
  attendance: number;
}

/** How many came in at an event, each person once. */
export const ATTENDANCE = (event: RawBuilder<unknown> = sql.ref('event.id')) => sql<number>`(
  select coalesce(sum(total), 0)::int from attendance where event_id = ${event})`;

/** An event with what its row shows. */
export const EVENT_COLUMNS = sql`event.*, ${STAFF_NAME} event.ephesian_id) as ephesian, ${ATTENDANCE()} as attendance`;

/** Drafts are seen by those who manage events. Expects the table `event` in the query. */
export const eventsSeen = ({ permissions }: StaffContext['actor']) =>
  permissions.has('business.event.manage') ? sql<boolean>`true` : sql<boolean>`event.opened_at is not null`;

export const statusNow = (row: EventRow, now: Date): EventStatus =>
  eventStatusOf(
    {
      opened: row.opened_at !== null,
      cancelled: row.cancelled_at !== null,
      startsAt: row.starts_at.getTime(),
      endsAt: row.ends_at.getTime(),
    },
    now.getTime(),
  );

export const tellEvent = (row: ListedEvent, now: Date): PortalEvent => ({
  id: row.id,
  name: row.name,
  place: row.place,
  conference: row.conference,
  region: row.ephesian_id === null ? null : { id: row.ephesian_id, name: row.ephesian },
  startsAt: row.starts_at.toISOString(),
  endsAt: row.ends_at.toISOString(),
  zone: row.zone,
  status: statusNow(row, now),
  access: row.access,
  code: row.code,
  attendance: row.attendance,
  version: row.version,
});

/** One event for its screen; unknown, or a draft to whoever does not manage events: not found. */
export async function getEvent(
  { db, actor, now }: Pick<StaffContext, 'db' | 'actor' | 'now'>,
  id: number,
): Promise<EventDetail> {
  const { rows } = await sql<ListedEvent & { checked_in: boolean; maker: string | null }>`
    select ${EVENT_COLUMNS}, exists (select from attendance where event_id = event.id) as checked_in,
      ${STAFF_NAME} event.created_by) as maker
    from event where event.id = ${id} and ${eventsSeen(actor)}`.execute(db);
  const [row] = rows;
  if (!row) throw notFound();
  const start = wallAt(row.starts_at.getTime(), row.zone);
  const end = wallAt(row.ends_at.getTime(), row.zone);
  return {
    ...tellEvent(row, now),
    startDay: start.day,
    startTime: start.time,
    endDay: end.day,
    endTime: end.time,
    chosen: row.opened_at === null ? 'DRAFT' : 'OPEN',
    fixed: row.checked_in,
    createdAt: row.created_at.toISOString(),
    createdBy: row.maker,
  };
}

/** Locks an event for an act upon it. Refusals: not found, `record.stale`. */
export async function lockEvent(context: StaffContext, id: number, seen: number): Promise<EventRow> {
  const row = await lockRow(context.db, id);
  if (!row) throw notFound();
  await refuseStale({ seen, now: row.version }, () => getEvent(context, id));
  return row;
}

/** Against whoever changes it meanwhile, and with others who let people in. */
const lockRow = (db: Db, id: number): Promise<EventRow | undefined> =>
  db.selectFrom('event').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** How many check-ins stand. */
export async function countCheckIns(db: Db, event: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from check_in where event_id = ${event} and undone_at is null`.execute(db);
  return rows[0]?.n ?? 0;
}
