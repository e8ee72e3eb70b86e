import { sql } from 'kysely';
import type { EventFigures } from '@portal/contract/events/attendance.ts';
import { STAFF_NAME } from '../../history/listHistory.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import { getEvent } from '../eventRow.ts';

interface Sums {
  total: number;
  leaders: number;
  spouses: number;
  natural_children: number;
  spiritual_children: number;
  ephesian_id: number | null;
  ephesian: string | null;
}

const SHOWN_MINUTES = 60;

/** How many are in, as a screen on the wall shows it (product/events.md#live); unknown, or a draft to others: not found. */
export async function getEventFigures(
  context: Pick<StaffContext, 'db' | 'actor' | 'now'>,
  id: number,
): Promise<EventFigures> {
  const { db } = context;
  const { name, place, conference, startsAt, endsAt, zone, status, code } = await getEvent(context, id);
  const { rows: sums } = await sql<Sums>`
    select sum(total)::int as total, sum(leaders)::int as leaders, sum(spouses)::int as spouses,
      sum(natural_children)::int as natural_children, sum(spiritual_children)::int as spiritual_children,
      ephesian_id, ${STAFF_NAME} ephesian_id) as ephesian
    from attendance where event_id = ${id} group by ephesian_id order by 1 desc, ephesian_id`.execute(db);
  const { rows: minutes } = await sql<{ at: Date; people: number }>`
    select date_trunc('minute', at) as at,
      sum(holder::int + spouse::int + natural_children + spiritual_children)::int as people
    from check_in where event_id = ${id} and undone_at is null
    group by 1 order by 1 desc limit ${SHOWN_MINUTES}`.execute(db);
  const sumOf = (column: 'total' | 'leaders' | 'spouses' | 'natural_children' | 'spiritual_children') =>
    sums.reduce((sum, row) => sum + row[column], 0);
  return {
    id,
    name,
    place,
    conference,
    startsAt,
    endsAt,
    zone,
    status,
    code,
    total: sumOf('total'),
    leaders: sumOf('leaders'),
    spouses: sumOf('spouses'),
    naturalChildren: sumOf('natural_children'),
    spiritualChildren: sumOf('spiritual_children'),
    regions: sums.map(({ ephesian_id, ephesian, total }) => ({
      region: ephesian_id === null ? null : { id: ephesian_id, name: ephesian ?? '' },
      total,
    })),
    minutes: minutes.map(({ at, people }) => ({ at: at.toISOString(), people })).toReversed(),
  };
}
