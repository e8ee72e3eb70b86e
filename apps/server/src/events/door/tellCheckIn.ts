import { sql, type RawBuilder } from 'kysely';
import type { LetIn, ToldCheckIn } from '@portal/contract/events/checkIn.ts';
import { whyNotUndo } from '@portal/domain/events/checkIn.ts';
import { PHOTO_FILE } from '../../applications/files/applicationFiles.ts';
import { STAFF_NAME } from '../../history/listHistory.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { ATTENDANCE } from '../eventRow.ts';
import { tellAttendee } from './holder.ts';

interface Row {
  id: number;
  key: string;
  at: Date;
  holder: boolean;
  spouse: boolean;
  natural_children: number;
  spiritual_children: number;
  overridden: string[];
  user_id: number | null;
  by: string | null;
  name: string | null;
  church: string | null;
  photo: number | null;
}

const LAST = 20;

const selectCheckIns = (condition: RawBuilder<unknown>) => sql<Row>`
  select check_in.id, key, at, holder, spouse, natural_children, spiritual_children, overridden, check_in.user_id,
    ${STAFF_NAME} check_in.user_id) as by,
    (select person.name || ' ' || person.last_name from person where person.id = check_in.person_id) as name,
    (select church.name from church where church.id = check_in.church_id) as church,
    (select ${PHOTO_FILE} from application where application.person_id = check_in.person_id and application.deleted_at is null
      order by application.id desc limit 1) as photo
  from check_in where ${condition} and undone_at is null order by check_in.id desc limit ${sql.lit(LAST)}`;

/** The last twenty who were let in at an event; unknown: not found. */
export async function listCheckIns(context: StaffContext, event: number): Promise<ToldCheckIn[]> {
  const { rows } = await selectCheckIns(sql`check_in.event_id = ${event}`).execute(context.db);
  const { rows: found } = await sql<{ known: boolean }>`
    select exists (select from event where id = ${event}) as known`.execute(context.db);
  if (found[0]?.known === false) throw notFound();
  return rows.map((row) => tell(context, row));
}

/** One that stands, as the door shows it; undone meanwhile it is not found. */
export async function tellLetIn(context: StaffContext, id: number): Promise<LetIn> {
  const { rows } = await selectCheckIns(sql`check_in.id = ${id}`).execute(context.db);
  const [row] = rows;
  if (!row) throw notFound();
  const more = await sql<{ again: boolean; attendance: number }>`
    select exists (select from check_in before where before.person_id = check_in.person_id
        and before.event_id = check_in.event_id and before.id < check_in.id and before.undone_at is null) as again,
      ${ATTENDANCE(sql.ref('check_in.event_id'))} as attendance
    from check_in where check_in.id = ${id}`.execute(context.db);
  return {
    checkIn: tell(context, row),
    again: more.rows[0]?.again ?? false,
    attendance: more.rows[0]?.attendance ?? 0,
  };
}

const tell = (context: StaffContext, row: Row): ToldCheckIn => ({
  id: row.id,
  key: row.key,
  at: row.at.toISOString(),
  // Whoever was erased is told by no name.
  attendee: tellAttendee(context, { ...row, name: row.name ?? '' }),
  party: {
    holder: row.holder,
    spouse: row.spouse,
    naturalChildren: row.natural_children,
    spiritualChildren: row.spiritual_children,
  },
  overridden: row.overridden,
  by: row.by,
  undoable: mayUndo(context, row),
});

/** Whether the reader may take it back now. */
const mayUndo = (
  { actor, now }: Pick<StaffContext, 'actor' | 'now'>,
  { at, user_id }: Pick<Row, 'at' | 'user_id'>,
): boolean =>
  whyNotUndo(
    { at: at.getTime(), own: user_id === actor.userId },
    actor.permissions.has('business.event.override'),
    now.getTime(),
  ).length === 0;
