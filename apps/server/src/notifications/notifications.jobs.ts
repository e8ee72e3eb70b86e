import { sql } from 'kysely';
import * as z from 'zod/mini';
import { INTERVIEW_NEAR_MS, NOTICE_DAYS } from '@portal/domain/notifications/notices.ts';
import type { Db } from '../platform/database/tables.ts';
import { defineJob, type JobContext } from '../platform/jobs/defineJob.ts';
import { mailNotices, selectToMail } from './mailNotices.ts';
import { sendNotifications } from './sending/sendNotifications.ts';
import './notifications.tables.ts';

const A_DAY_MS = 86_400_000;

/** Tells who interviews that an interview begins within the hour, once, and again where it was put elsewhere since. */
export const tellInterviews = defineJob({
  name: 'notifications.tell-interviews',
  schema: z.object({}),
  cron: { expression: '* * * * *', zone: 'UTC' },
  work: ({ database, now }) => database.transaction((db) => tellNear(db, now)),
});

/** The appointments that begin soon, and were not told as they are now. */
export async function tellNear(db: Db, now: Date): Promise<void> {
  await sql`
    select tell_notice(with_stand_ins(array[interviewer_id], ${now}), 'INTERVIEW_NEAR', appointment.id, application_id, ${now})
    from appointment join application on application.id = application_id
    where starts_at > ${now} and starts_at <= ${new Date(now.getTime() + INTERVIEW_NEAR_MS)}
      and cancelled_at is null and deleted_at is null
      and not exists (
        select from notice
        where kind = 'INTERVIEW_NEAR' and notice.application_id = appointment.application_id
          and subject_id = appointment.id and at >= changed_at)
    order by starts_at`.execute(db);
}

/** Forgets notices that are old, read or not. */
export const clearNotices = defineJob({
  name: 'notifications.clear',
  schema: z.object({}),
  cron: { expression: '41 3 * * *', zone: 'America/New_York' },
  async work({ database, now }) {
    const old = new Date(now.getTime() - NOTICE_DAYS * A_DAY_MS);
    await database.transaction((db) => db.deleteFrom('notice').where('at', '<', old).execute());
  },
});

const mailAll =
  (way: 'MAIL' | 'DIGEST') =>
  async ({ database, now, settings, signal }: JobContext): Promise<void> => {
    for (;;) {
      const readers = await database.read((db) => selectToMail(db, way));
      if (readers.length === 0) return;
      for (const reader of readers) {
        signal.throwIfAborted();
        await database.transaction((db) => mailNotices({ db, now, services: { settings } }, reader, way));
      }
    }
  };

/** Mails what was chosen to be told by mail at once. */
export const mailAtOnce = defineJob({
  name: 'notifications.mail',
  schema: z.object({}),
  cron: { expression: '* * * * *', zone: 'UTC' },
  work: mailAll('MAIL'),
});

/** Mails what was chosen to be told in one mail a day, in the morning of New York. */
export const mailDigests = defineJob({
  name: 'notifications.mail-digests',
  schema: z.object({}),
  cron: { expression: '0 7 * * *', zone: 'America/New_York' },
  work: mailAll('DIGEST'),
});

export const notificationJobs = [tellInterviews, clearNotices, mailAtOnce, mailDigests, sendNotifications];
