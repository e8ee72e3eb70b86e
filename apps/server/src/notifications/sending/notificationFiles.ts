import { sql } from 'kysely';
import type { notificationEndpoints } from '@portal/contract/notifications/notifications.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { FilePlace } from '../../platform/files/attach.ts';
import { attachmentsOf } from '../../platform/files/attachments.ts';
import type { FileOwner, Subject } from '../../platform/files/fileOwner.ts';
import { letGoOfFiles } from '../../platform/files/letGo.ts';
import { receiveFile, type ReceivedFile } from '../../platform/files/receiveFile.ts';
import { keepUpload, takeUpload } from '../../platform/files/waitingUpload.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import '../notifications.tables.ts';

const NOUN = 'notifications';

/**
 * The file of a notification is for whoever writes or sees notifications, for those of the staff who were told at the bell, and, once a
 * mail carries it, for whoever reads the outbox (product/notifications.md#notification).
 */
export const notificationFiles: FileOwner = {
  noun: NOUN,
  table: 'notification',
  maySee({ permissions, userId }) {
    if (permissions.has('business.notification.show') || permissions.has('business.notification.send')) {
      return sql<boolean>`true`;
    }
    const isMailed = sql`exists (
      select from attachment carried join mail on mail.attachment_id = carried.id
      where carried.noun = ${sql.lit(NOUN)} and carried.subject_id = notification.id)`;
    return sql<boolean>`(${permissions.has('business.outbox.show') ? isMailed : sql`false`} or exists (
      select from notification_recipient
      where notification_id = notification.id and notification_recipient.user_id = ${userId} and told))`;
  },
};

export const notificationSubject = (id: number): Subject => ({ noun: NOUN, id });

/** On which an upload waits: the notification that will name it may not be there yet. */
const WAITING: Subject = notificationSubject(0);

/** The only file that a notification has. */
const DOCUMENT = { kind: 'document' } as const satisfies FilePlace;

/** As a column of a statement that reads `notification`. */
export const NOTIFICATION_FILES = attachmentsOf(NOUN, sql.ref('notification.id'));

type Upload = InputOf<(typeof notificationEndpoints)['uploadNotificationFile']>;

export const prepareFile = ({ services }: Omit<StaffContext, 'db'>, { file }: Upload): Promise<ReceivedFile> =>
  receiveFile(services, 'notification', file);

/** Keeps a file for the notification that will name it. */
export const uploadNotificationFile = (context: StaffContext, _: Upload, file: ReceivedFile): Promise<string> =>
  keepUpload(context, WAITING, file);

/** Hangs the file on the notification that names one, in the place of the one before; or takes away the one there is. */
export async function setFile(
  context: StaffContext,
  id: number,
  { attachment, noAttachment }: { attachment?: string | undefined; noAttachment: boolean },
): Promise<void> {
  if (attachment === undefined && !noAttachment) return;
  await letGoOfFiles(context.db, NOUN, [id], context.now);
  await takeUpload(context, notificationSubject(id), DOCUMENT, {
    upload: attachment,
    field: 'attachment',
    from: WAITING,
    as: 'notification',
  });
}

/** The attachment that goes with the mails of a notification. */
export async function findFileOf(db: Db, id: number): Promise<number | undefined> {
  const found = await db
    .selectFrom('attachment')
    .select('id')
    .where('noun', '=', NOUN)
    .where('subject_id', '=', id)
    .where('kind', '=', DOCUMENT.kind)
    .executeTakeFirst();
  return found?.id;
}
