import { sql } from 'kysely';
import { reachOf } from '@portal/domain/access/reach.ts';
import type { Permission } from '@portal/domain/access/permissions.ts';
import type { Language } from '@portal/domain/languages.ts';
import { myInterviews as textsEn } from '@portal/messages/en/interviews/myInterviews.ts';
import { myInterviews as textsEs } from '@portal/messages/es/interviews/myInterviews.ts';
import { reachCondition } from '../../access/reachCondition.ts';
import { interviewTitle } from '../../outbox/appointmentLines.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { Services } from '../../platform/services.ts';
import { loadActiveRoles } from '../../sessions/loadSession.ts';
import { calendarText, uidOf } from '../appointments/calendarText.ts';
import type { AppointmentTable } from '../appointments/appointments.tables.ts';
import { digestOf } from './feedAddress.ts';

const TEXTS = { en: textsEn, es: textsEs } as const;
/** How long what is over stays in the calendar. */
const PAST_MS = 30 * 86_400_000;
/** Calendars read some times an hour at most: that they do is written no finer. */
const READ_MS = 3_600_000;

interface Holder {
  user_id: number;
  language: Language;
  read_at: Date | null;
}

type Appointed = Pick<AppointmentTable, 'starts_at' | 'ends_at' | 'place' | 'changed_at'> & {
  id: number;
  version: number;
  application_id: number;
  case_number: string | null;
  leader: string;
};

/**
 * The calendar behind a private address: appointments that its owner holds, those over for 30 days at most, as far as they
 * are within the owner's reach in any of their roles now. Nothing for an address that is unknown or revoked, and for an
 * account that is not active.
 */
export async function readFeed({ database, settings, clock }: Services, token: string): Promise<string | undefined> {
  const now = clock.now();
  const found = await database.snapshot(async (db) => {
    const holder = await findHolder(db, token);
    if (!holder) return undefined;
    const roles = await loadActiveRoles(db, holder.user_id);
    const rights = roles.map(({ permissions }) => permissions);
    return { holder, appointments: await listAppointed(db, { userId: holder.user_id, rights }, now) };
  });
  if (!found) return undefined;
  const { holder, appointments } = found;
  if (holder.read_at === null || now.getTime() - holder.read_at.getTime() >= READ_MS) {
    await database.transaction((db) =>
      db.updateTable('interview_feed').set({ read_at: now }).where('digest', '=', digestOf(token)).execute(),
    );
  }
  const { [holder.language]: texts } = TEXTS;
  const entries = appointments.map((row) => ({
    uid: uidOf(settings.publicUrl, row.id),
    version: row.version,
    changedAt: row.changed_at,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    title: interviewTitle(holder.language, 'staff', { leader: row.leader, caseNumber: row.case_number ?? '' }),
    text: `${settings.publicUrl}/requests/dashboard?card=${row.application_id}&tab=interview`,
    place: row.place,
    isCancelled: false,
  }));
  return calendarText(entries, { name: texts.title });
}

export const findHolder = (db: Db, token: string): Promise<Holder | undefined> =>
  db
    .selectFrom('interview_feed')
    .innerJoin('staff_user', 'staff_user.id', 'interview_feed.user_id')
    .select(['user_id', 'language', 'read_at'])
    .where('digest', '=', digestOf(token))
    .where('status', '=', 'ACTIVE')
    .where('removed_at', 'is', null)
    .executeTakeFirst();

interface Interviewer {
  userId: number;
  /** Of each role that is held. */
  rights: readonly ReadonlySet<Permission>[];
}

export async function listAppointed(db: Db, { userId, rights }: Interviewer, now: Date): Promise<Appointed[]> {
  const seen = rights.map((permissions) => reachCondition(reachOf({ userId, permissions })));
  if (seen.length === 0) return [];
  const { rows } = await sql<Appointed>`
    select appointment.id, appointment.version, starts_at, ends_at, place, changed_at, appointment.application_id,
      application.case_number,
      coalesce((
        select concat_ws(' ', name, last_name) from application_leader where application_id = application.id), '') as leader
    from appointment
    join application on application.id = appointment.application_id
    where interviewer_id = ${userId} and cancelled_at is null and starts_at >= ${new Date(now.getTime() - PAST_MS)}
      and (${sql.join(seen, sql` or `)})
    order by starts_at, appointment.id`.execute(db);
  return rows;
}
