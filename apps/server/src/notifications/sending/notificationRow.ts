import { sql, type Selectable } from 'kysely';
import type { ListedNotification, Notification } from '@portal/contract/notifications/notifications.ts';
import type { Recipients } from '@portal/contract/notifications/recipients.ts';
import { POST_ZONE } from '@portal/domain/content/post.ts';
import type { NotificationTexts } from '@portal/domain/notifications/notification.ts';
import { wallAt } from '@portal/domain/zonedTimes.ts';
import { STAFF_NAME } from '../../history/listHistory.ts';
import { jsonRows } from '../../platform/database/jsonRows.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { presentAttachment, type Attachment } from '../../platform/files/attachments.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import { notFound, refuseStale } from '../../platform/http/refusal.ts';
import { nameApplicants } from './findApplicants.ts';
import { NOTIFICATION_FILES } from './notificationFiles.ts';
import '../notifications.tables.ts';

export type NotificationColumns = Selectable<Tables['notification']>;

export interface NotificationRow extends NotificationColumns {
  saver: string | null;
  counts: ListedNotification['recipients'];
}

/** A notification with all that a list tells of it. */
export const NOTIFICATION_COLUMNS = sql`notification.*, ${STAFF_NAME} notification.saved_by) as saver, (
  select json_build_object(
    'waiting', count(*) filter (where state = 'WAITING'), 'sent', count(*) filter (where state = 'SENT'),
    'failed', count(*) filter (where state = 'FAILED'), 'skipped', count(*) filter (where state = 'SKIPPED'))
  from notification_recipient where notification_id = notification.id) as counts`;

export const textsOf = (row: NotificationColumns): NotificationTexts => ({
  title: { en: row.title_en, es: row.title_es },
  message: { en: row.message_en, es: row.message_es },
  subject: { en: row.subject_en, es: row.subject_es },
  body: { en: row.body_en, es: row.body_es },
});

export const tellListed = (row: NotificationRow): ListedNotification => ({
  id: row.id,
  name: row.name,
  language: row.language,
  state: row.state,
  outdated: row.outdated,
  leavesAt: row.leaves_at?.toISOString() ?? null,
  recipients: row.counts,
  savedAt: row.saved_at.toISOString(),
  savedBy: row.saver,
  version: row.version,
});

/** One notification for its form. Refusal: not found. */
export async function getNotification(context: StaffContext, id: number): Promise<Notification> {
  const { rows } = await sql<NotificationRow & { persons: Notification['people']; files: Attachment[] }>`
    select ${NOTIFICATION_COLUMNS}, ${NOTIFICATION_FILES} as files, ${jsonRows(sql`
      select id, name || ' ' || last_name as name from staff_user
      where to_jsonb(staff_user.id) <@ (recipients -> 'people') and removed_at is null
      order by name collate portal, id`)} as persons
    from notification where id = ${id}`.execute(context.db);
  const [row] = rows;
  if (!row) throw notFound();
  const wall = row.leaves_at ? wallAt(row.leaves_at.getTime(), POST_ZONE) : { day: '', time: '' };
  const [file] = row.files;
  const { groups, country, stages, ephesian, applicants } = row.recipients;
  return {
    ...tellListed(row),
    ...textsOf(row),
    groups,
    country,
    stages,
    ephesian,
    people: row.persons,
    applicants: await nameApplicants(context, applicants),
    fromDay: wall.day,
    fromTime: wall.time,
    attachment: file ? presentAttachment(context, file) : null,
  };
}

/** Locks a notification for an act upon it. Refusals: not found, `record.stale` where `seen` is another version. */
export async function lockNotification(context: StaffContext, id: number, seen?: number): Promise<NotificationColumns> {
  const { db } = context;
  const row = await db.selectFrom('notification').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw notFound();
  await refuseStale({ seen, now: row.version }, () => getNotification(context, id));
  return row;
}

export const recipientsOf = ({ groups, country, stages, ephesian, people, applicants }: Recipients): Recipients => ({
  groups: [...new Set(groups)],
  country,
  stages: [...new Set(stages)],
  ephesian,
  people: [...new Set(people)],
  applicants: [...new Set(applicants)],
});
