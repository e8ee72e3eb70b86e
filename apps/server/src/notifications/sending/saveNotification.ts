import { sql } from 'kysely';
import type { notificationEndpoints } from '@portal/contract/notifications/notifications.ts';
import type { Recipients } from '@portal/contract/notifications/recipients.ts';
import { outdatedAfter } from '@portal/domain/fields/outdated.ts';
import {
  mayCancelNotification,
  mayChangeNotification,
  meantDeparture,
  notificationWording,
  whyNotSent,
  type NotificationTexts,
} from '@portal/domain/notifications/notification.ts';
import { record } from '../../history/record.ts';
import { letGoOfFiles } from '../../platform/files/letGo.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { refusalAt, refuseFields } from '../../platform/http/refusal.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { cleanRichText } from '../../platform/richText/cleanRichText.ts';
import { keepRecipients } from './chooseRecipients.ts';
import { nameApplicants } from './findApplicants.ts';
import { notificationSubject, setFile } from './notificationFiles.ts';
import { lockNotification, recipientsOf, textsOf } from './notificationRow.ts';
import { sendNotifications } from './sendNotifications.ts';

type Endpoints = typeof notificationEndpoints;
type Form = InputOf<Endpoints['createNotification']>['body'];

/**
 * Makes a notification, which may leave by that (product/notifications.md#notification). Refusals, each at its field: those of
 * `whyNotSent` where it is to leave, `field.checkbox` at groups where nobody gets it, those of `meantDeparture`, `field.choice`
 * at a person, an Ephesian or an applicant who is not there, `field.upload` and those of `whyNotUpload` at `attachment`.
 */
export async function createNotification(
  context: StaffContext,
  { body }: InputOf<Endpoints['createNotification']>,
): Promise<number> {
  const { db, now, actor } = context;
  const columns = columnsOf(body, now);
  await refuseUnknown(context, body);
  const { id } = await db
    .insertInto('notification')
    .values({ ...columns, outdated: null, saved_at: now, saved_by: actor.userId })
    .returning('id')
    .executeTakeFirstOrThrow();
  await setFile(context, id, body);
  await leave(context, id, body);
  await record(context, { noun: 'notifications', id, kind: 'created', detail: { to: body.state } });
  return id;
}

/** Changes a draft or one that is scheduled. Refusals: not found, `record.stale`, `field.choice` at the state of any other, those of `createNotification`. */
export async function updateNotification(
  context: StaffContext,
  { params: { id }, body: { version, confirmed, ...form } }: InputOf<Endpoints['updateNotification']>,
): Promise<number> {
  const { db, now, actor } = context;
  const before = await lockNotification(context, id, version);
  if (!mayChangeNotification(before.state)) throw refusalAt('state', 'field.choice');
  const columns = columnsOf(form, now);
  await refuseUnknown(context, form);
  const was = { texts: notificationWording(textsOf(before)), outdated: before.outdated };
  const texts = notificationWording(textsOf({ ...before, ...columns, recipients: before.recipients }));
  const isBoth = form.language === 'both' && before.language === 'both';
  await db
    .updateTable('notification')
    .set({
      ...columns,
      outdated: isBoth ? outdatedAfter(was, texts, confirmed) : null,
      saved_at: now,
      saved_by: actor.userId,
      version: before.version + 1,
    })
    .where('id', '=', id)
    .execute();
  await setFile(context, id, form);
  await leave(context, id, form);
  await record(context, { noun: 'notifications', id, kind: 'updated', detail: { to: form.state } });
  return id;
}

/** Calls back what is scheduled or on its way. Refusals: not found, `record.stale`, `field.choice` at the state of any other. */
export async function cancelNotification(
  context: StaffContext,
  { params: { id }, body: { version } }: InputOf<Endpoints['cancelNotification']>,
): Promise<number> {
  const { db, now } = context;
  const row = await lockNotification(context, id, version);
  if (!mayCancelNotification(row.state)) throw refusalAt('state', 'field.choice');
  await db
    .updateTable('notification')
    .set({ state: 'CANCELLED', ended_at: now, version: row.version + 1 })
    .where('id', '=', id)
    .execute();
  await db
    .updateTable('notification_recipient')
    .set({ state: 'SKIPPED', skipped_because: 'CANCELLED' })
    .where('notification_id', '=', id)
    .where('state', '=', 'WAITING')
    .where('mail_id', 'is', null)
    .execute();
  await record(context, { noun: 'notifications', id, kind: 'cancelled' });
  return id;
}

/** Sends it again to those whose mail failed; where none did, nothing changes. Refusals: not found, `record.stale`, `field.choice` at the state of one that was not sent. */
export async function resendNotification(
  context: StaffContext,
  { params: { id }, body: { version } }: InputOf<Endpoints['resendNotification']>,
): Promise<number> {
  const { db } = context;
  const row = await lockNotification(context, id, version);
  if (row.state !== 'SENT') throw refusalAt('state', 'field.choice');
  const { numUpdatedRows } = await db
    .updateTable('notification_recipient')
    .set({ state: 'WAITING', mail_id: null })
    .where('notification_id', '=', id)
    .where('state', '=', 'FAILED')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return id;
  await db
    .updateTable('notification')
    .set({ state: 'SENDING', ended_at: null, version: row.version + 1 })
    .where('id', '=', id)
    .execute();
  await enqueue(db, sendNotifications, {});
  await record(context, { noun: 'notifications', id, kind: 'sentAgain' });
  return id;
}

/** Deletes a draft with its file. Refusals: not found, `record.stale`, `field.choice` at the state of any other. */
export async function deleteNotification(
  context: StaffContext,
  { params: { id }, body: { version } }: InputOf<Endpoints['deleteNotification']>,
): Promise<null> {
  const row = await lockNotification(context, id, version);
  if (row.state !== 'DRAFT') throw refusalAt('state', 'field.choice');
  await letGoOfFiles(context.db, notificationSubject(id).noun, [id], context.now);
  await context.db.deleteFrom('notification').where('id', '=', id).execute();
  await record(context, { noun: 'notifications', id, kind: 'deleted' });
  return null;
}

/** What is kept of what was entered: clean bodies, the instant that was meant. */
function columnsOf(form: Form, now: Date) {
  const { name, language, title, message, subject, state } = form;
  const body = { en: cleanRichText(form.body.en, 'letter'), es: cleanRichText(form.body.es, 'letter') };
  const meant = meantDeparture(form, now.getTime());
  if (meant.fields) refuseFields(meant.fields);
  const texts: NotificationTexts = { title, message, subject, body };
  if (state !== 'DRAFT') refuseFields(whyNotSent(language, texts, form));
  return {
    name,
    language,
    title_en: title.en,
    title_es: title.es,
    message_en: message.en,
    message_es: message.es,
    subject_en: subject.en,
    subject_es: subject.es,
    body_en: body.en,
    body_es: body.es,
    recipients: JSON.stringify(recipientsOf(form)),
    state,
    leaves_at: state === 'SENDING' ? now : meant.at ? new Date(meant.at) : null,
  };
}

/** Writes down who gets it, and sends it where that is meant. */
async function leave(context: StaffContext, id: number, form: Form): Promise<void> {
  const { db } = context;
  if (form.state === 'DRAFT') {
    await db.deleteFrom('notification_recipient').where('notification_id', '=', id).execute();
    return;
  }
  if ((await keepRecipients(context, id, recipientsOf(form))) === 0) throw refusalAt('groups', 'field.checkbox');
  if (form.state === 'SENDING') await enqueue(db, sendNotifications, {});
}

async function refuseUnknown(
  context: StaffContext,
  { people, ephesian, applicants }: Pick<Recipients, 'people' | 'ephesian' | 'applicants'>,
): Promise<void> {
  const asked = [...new Set([...people, ...(ephesian === null ? [] : [ephesian])])];
  const { rows } = await sql<{ id: number }>`
    select id from staff_user where id = any(${asked}::bigint[]) and removed_at is null`.execute(context.db);
  const known = new Set(rows.map(({ id }) => id));
  if (people.some((one) => !known.has(one))) throw refusalAt('people', 'field.choice');
  if (ephesian !== null && !known.has(ephesian)) throw refusalAt('ephesian', 'field.choice');
  const inReach = new Set((await nameApplicants(context, applicants)).map(({ id }) => id));
  if (applicants.some((one) => !inReach.has(one))) throw refusalAt('applicants', 'field.choice');
}
