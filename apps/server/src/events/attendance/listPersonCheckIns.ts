import { sql } from 'kysely';
import type { CheckInEntry } from '@portal/contract/events/attendance.ts';
import { seeCard } from '../../applications/seeCard.ts';
import { STAFF_NAME } from '../../history/listHistory.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import '../events.tables.ts';

interface Row {
  id: number;
  event_id: number;
  name: string;
  place: string;
  zone: string;
  at: Date;
  holder: boolean;
  spouse: boolean;
  natural_children: number;
  spiritual_children: number;
  overridden: string[];
  by: string | null;
  undone_at: Date | null;
}

const MOST = 200;

/** Where the person of an application came in, to whoever sees the card (product/events.md#history). */
export async function listPersonCheckIns(context: StaffContext, application: number): Promise<CheckInEntry[]> {
  await seeCard(context, application, { inBin: true });
  const { rows } = await sql<Row>`
    select check_in.id, event_id, event.name, place, zone, at, holder, spouse, natural_children, spiritual_children,
      overridden, ${STAFF_NAME} check_in.user_id) as by, undone_at
    from check_in join event on event.id = event_id
    where check_in.person_id = (select application.person_id from application where application.id = ${application})
    order by at desc, check_in.id desc limit ${MOST}`.execute(context.db);
  return rows.map((row) => ({
    id: row.id,
    event: { id: row.event_id, name: row.name, place: row.place, zone: row.zone },
    at: row.at.toISOString(),
    party: {
      holder: row.holder,
      spouse: row.spouse,
      naturalChildren: row.natural_children,
      spiritualChildren: row.spiritual_children,
    },
    overridden: row.overridden,
    by: row.by,
    undoneAt: row.undone_at?.toISOString() ?? null,
  }));
}
