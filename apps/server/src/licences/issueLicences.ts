import { sql } from 'kysely';
import * as z from 'zod/mini';
import { ADMITTED_STAGES } from '@portal/domain/applications/whereStaffWork.ts';
import { lastDayFrom } from '@portal/domain/licences/licence.ts';
import { UNDO_MS } from '@portal/domain/applications/moves.ts';
import { lockApplicationRows, type ApplicationRow } from '../applications/applicationRow.ts';
import { linkSpouse } from '../intake/linkSpouse.ts';
import { getCheckInSettings } from '../settings/checkIn.ts';
import { mailApplicant } from '../applications/mails/mailApplicant.ts';
import { saveApplication } from '../applications/saveApplication.ts';
import { NEW_YORK, newYorkDate } from '../platform/clock.ts';
import type { Db } from '../platform/database/tables.ts';
import { defineJob, type JobContext } from '../platform/jobs/defineJob.ts';
import { insertLicence } from './changeLicence.ts';
import { coursesLine, dayText } from '../outbox/mailFormats.ts';
import { licenceOf, verifyAddress } from './licence.ts';

const AT_ONCE = 200;

/** Those whose admission can no longer be taken back, and who have no licence yet. */
const due = (now: Date) => sql<boolean>`application.status in (${sql.join(ADMITTED_STAGES)})
  and application.deleted_at is null and application.licence_id is null and application.person_id is not null
  and application.stage_entered_at <= ${new Date(now.getTime() - UNDO_MS)}`;

/**
 * Issues the licences of those who were admitted (product/licences.md#life), each in a transaction of its own. It looks
 * for who has none instead of hearing of moves: what a time without jobs left out is made up for, and twice does nothing.
 */
export const issueLicences = defineJob({
  name: 'licences.issue',
  schema: z.object({}),
  cron: { expression: '* * * * *', zone: NEW_YORK },
  async work(context) {
    const { database, now, signal } = context;
    for (const { id } of await database.read((db) => dueForLicence(db, now))) {
      signal.throwIfAborted();
      await database.transaction((db) => issueLicence(context, db, id));
    }
  },
});

/** The applications whose leaders wait for a licence, those who have waited longest first; not all at once. */
export const dueForLicence = async (db: Db, now: Date): Promise<{ id: number }[]> => {
  const { rows } = await sql<{ id: number }>`
    select id from application where ${due(now)} order by stage_entered_at limit ${AT_ONCE}`.execute(db);
  return rows;
};

/** Issues the licence of one who is admitted, mails it, and links the spouse; nothing where it is not due. */
export async function issueLicence(context: Pick<JobContext, 'now' | 'settings'>, db: Db, id: number): Promise<void> {
  const { now } = context;
  const [row] = await lockApplicationRows(db, sql<boolean>`application.id = ${id} and ${due(now)}`);
  if (!row?.person_id) return;
  await linkSpouse({ db, now }, { application: id, person: row.person_id });
  const living = await licenceOf(db, id, true);
  if (living) {
    // Of an earlier application: a person has one.
    await db.updateTable('application').set({ licence_id: living.id }).where('id', '=', id).execute();
    return;
  }
  const { licenceMonths } = await getCheckInSettings(db);
  const validUntil = lastDayFrom(newYorkDate(now), licenceMonths);
  const licence = await insertLicence(db, { person: row.person_id, validUntil, now });
  await saveApplication({ db, now, actor: null }, row, {
    changes: { licence_id: licence },
    keepsVersion: true,
    history: { kind: 'licence.issued', detail: { licence }, by: 'system' },
  });
  await tellHolder(context, db, row, 'licenceIssued');
}

/** Mails the holder of the living licence that it is there, or that it ends. */
export async function tellHolder(
  { now, settings }: Pick<JobContext, 'now' | 'settings'>,
  db: Db,
  application: Pick<ApplicationRow, 'id' | 'client_account_id'>,
  template: 'licenceIssued' | 'licenceEnding',
): Promise<void> {
  const licence = await licenceOf(db, application.id);
  if (!licence) return;
  await mailApplicant({ db, now, actor: null, services: { settings } }, application, {
    template,
    params: (language) => ({
      until: dayText(language, licence.valid_until),
      courses: coursesLine(language, settings),
    }),
    link: verifyAddress(settings, licence.code),
  });
}
