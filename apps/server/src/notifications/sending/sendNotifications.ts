import { sql } from 'kysely';
import * as z from 'zod/mini';
import { languageFor } from '@portal/domain/content/post.ts';
import type { Language } from '@portal/domain/languages.ts';
import { MARKER_OF_GROUP, type SkipReason } from '@portal/domain/notifications/notification.ts';
import type { MailContext } from '../../outbox/writeMail.ts';
import type { Db } from '../../platform/database/tables.ts';
import { defineJob } from '../../platform/jobs/defineJob.ts';
import { holdsMarker, MAY_SIGN_IN } from './chooseRecipients.ts';
import { findFileOf } from './notificationFiles.ts';
import { mailNotification } from './mailNotification.ts';
import { textsOf, type NotificationColumns } from './notificationRow.ts';

/** Written in one transaction: what a process that ends in the middle leaves is begun again, and nothing goes twice. */
const STEP = 50;

/**
 * Sends what is due and what was broken off, some recipients at a time, each with the notice and the mail in one transaction
 * (product/notifications.md#notification).
 */
export const sendNotifications = defineJob({
  name: 'notifications.send',
  schema: z.object({}),
  cron: { expression: '* * * * *', zone: 'UTC' },
  async work({ database, now, settings, signal }) {
    for (const id of await database.read((db) => selectDue(db, now))) {
      for (;;) {
        signal.throwIfAborted();
        const goesOn = await database.transaction((db) => sendStep({ db, now, services: { settings } }, id));
        if (!goesOn) break;
      }
    }
  },
});

/** Notifications whose time has come, and those that were broken off. */
export async function selectDue(db: Db, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from notification
    where state in ('SCHEDULED', 'SENDING') and leaves_at <= ${now} order by leaves_at, id`.execute(db);
  return rows.map(({ id }) => id);
}

interface Waiting {
  id: number;
  user_id: number | null;
  application_id: number | null;
  told: boolean;
  /** Why they may not get it any more. */
  why: SkipReason | null;
  email: string | null;
  language: Language | null;
}

/** Sends to the next of one notification; answers whether there may be more. Who called it back, or another process, has it locked until they are done. */
async function sendStep(context: MailContext, id: number): Promise<boolean> {
  const { db, now } = context;
  const row = await db.selectFrom('notification').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row || (row.state !== 'SCHEDULED' && row.state !== 'SENDING')) return false;
  const waiting = await selectWaiting(db, id);
  const isDone = waiting.length < STEP;
  await sendTo(context, row, waiting);
  const state = isDone ? 'SENT' : 'SENDING';
  if (isDone || row.state !== state) {
    await db
      .updateTable('notification')
      .set({ state, ...(isDone && { ended_at: now }), version: row.version + 1 })
      .where('id', '=', id)
      .execute();
  }
  return !isDone;
}

/** Whoever may not sign in any more, or is no longer of the group they were chosen by, is no recipient. */
export async function selectWaiting(db: Db, id: number): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select recipient.id, recipient.user_id, recipient.application_id, recipient.told,
      case when recipient.user_id is null then case
          when client_account.status <> 'ACTIVE' then 'ACCOUNT'
          when not exists (
            select from application where application.id = recipient.application_id and deleted_at is null) then 'BIN' end
        else case
          when not ${MAY_SIGN_IN} then 'ACCOUNT'
          when via = 'MANAGERS' and not ${holdsMarker(MARKER_OF_GROUP.MANAGERS)} then 'GROUP'
          when via = 'ANALYSTS' and not ${holdsMarker(MARKER_OF_GROUP.ANALYSTS)} then 'GROUP' end
        end as why,
      coalesce(staff_user.email, client_account.email) as email,
      coalesce(staff_user.language, client_account.language) as language
    from notification_recipient recipient
      left join staff_user on staff_user.id = recipient.user_id
      left join client_account on client_account.id = recipient.account_id
    where notification_id = ${id} and recipient.state = 'WAITING' and mail_id is null
    order by recipient.id limit ${STEP}`.execute(db);
  return rows;
}

async function sendTo(context: MailContext, row: NotificationColumns, waiting: readonly Waiting[]): Promise<void> {
  const { db, now } = context;
  const texts = textsOf(row);
  const file = await findFileOf(db, row.id);
  for (const { id, user_id, application_id, why, email, language } of waiting) {
    if (why !== null || email === null || language === null) {
      await db
        .updateTable('notification_recipient')
        .set({ state: 'SKIPPED', skipped_because: why ?? 'ACCOUNT' })
        .where('id', '=', id)
        .execute();
      continue;
    }
    const mail = await mailNotification(context, texts, {
      to: email,
      language: languageFor(row.language, language),
      application: application_id,
      isStaff: user_id !== null,
      file,
    });
    // Without a mail server it is kept already.
    await sql`
      update notification_recipient set mail_id = mail.id, told = true, state = recipient_state(mail.state)
      from mail where mail.id = ${mail} and notification_recipient.id = ${id}`.execute(db);
  }
  const people = waiting.filter(({ why, told }) => why === null && !told).flatMap(({ user_id }) => user_id ?? []);
  if (people.length === 0) return;
  await sql`select tell_notice(${people}::bigint[], 'NOTIFICATION', ${row.id}, null, ${now})`.execute(db);
}
