/** What is sent to groups and persons: /notifications (product/notifications.md#notification). */
import * as z from 'zod/mini';
import { POST_LANGUAGES } from '@portal/domain/content/post.ts';
import { line } from '@portal/domain/fields/rules.ts';
import {
  NOTIFICATION_AIMS,
  NOTIFICATION_LIMITS,
  NOTIFICATION_STATES,
} from '@portal/domain/notifications/notification.ts';
import { attachment } from '../applications/detail.ts';
import { endpoints, nothing, UPLOAD_ERRORS } from '../endpoints.ts';
import { id, idText, instant, language, richHtml, ruled, sides, uploadId } from '../fields.ts';
import { historyOfOne } from '../history.ts';
import { declareList, listOf } from '../lists.ts';
import { namedApplicant, recipients, SEES_NOTIFICATIONS, SENDS_NOTIFICATIONS } from './recipients.ts';

const text = z.object({ en: z.string(), es: z.string() });
const counts = z.object({ waiting: z.int(), sent: z.int(), failed: z.int(), skipped: z.int() });

const listed = z.object({
  id,
  name: z.string(),
  language: z.enum(POST_LANGUAGES),
  state: z.enum(NOTIFICATION_STATES),
  outdated: z.nullable(language),
  /** When it is to leave, or left. */
  leavesAt: z.nullable(instant),
  /** Its recipients, by how each stands; nobody while it is a draft. */
  recipients: counts,
  savedAt: instant,
  savedBy: z.nullable(z.string()),
  version: z.int(),
});
export type ListedNotification = z.output<typeof listed>;

const person = z.object({ id, name: z.string() });
const notification = z.object({
  ...listed.shape,
  title: text,
  message: text,
  subject: text,
  body: text,
  groups: recipients.groups,
  country: z.nullable(z.string()),
  stages: recipients.stages,
  ephesian: z.nullable(id),
  people: z.array(person),
  /** Those whom the reader sees. */
  applicants: z.array(namedApplicant),
  fromDay: z.string(),
  fromTime: z.string(),
  /** The file that goes with its mails, and that its notice opens. */
  attachment: z.nullable(attachment),
});
export type Notification = z.output<typeof notification>;

export const NOTIFICATION_LIST = declareList({
  search: 'words',
  filters: {
    state: { kind: 'several', of: { kind: 'oneOf', values: NOTIFICATION_STATES } },
    language: { kind: 'oneOf', values: POST_LANGUAGES },
    saved: { kind: 'date' },
  },
  sorts: ['saved'],
  usual: '-saved',
});

const short = z.string().check(z.maxLength(20));
const form = {
  name: ruled(line(NOTIFICATION_LIMITS.name)),
  language: z.enum(POST_LANGUAGES),
  title: sides(line(NOTIFICATION_LIMITS.title)),
  message: sides(line(NOTIFICATION_LIMITS.message)),
  subject: sides(line(NOTIFICATION_LIMITS.subject)),
  body: z.object({ en: richHtml, es: richHtml }),
  ...recipients,
  state: z.enum(NOTIFICATION_AIMS),
  fromDay: short,
  fromTime: short,
  /** A file that was sent and is to go with it. */
  attachment: z.optional(uploadId),
  /** The file that it has goes. */
  noAttachment: z._default(z.boolean(), false),
};
const DEPARTURE = ['appointment.time', 'appointment.skipped', 'appointment.past', 'appointment.far'] as const;
const params = z.object({ id: idText });
const upon = z.object({ version: z.int() });

export const notificationEndpoints = endpoints({
  listNotifications: {
    ...listOf(NOTIFICATION_LIST, listed),
    path: '/business/notification',
    permission: SEES_NOTIFICATIONS,
    does: 'Notifications in every state with how many were reached, 25 a page, the last saved first.',
  },
  getNotificationOptions: {
    method: 'GET',
    path: '/business/notification/options',
    permission: SENDS_NOTIFICATIONS,
    does: 'Whom a notification is sent to one by one: active staff by name; and the Ephesians by whom applicants are narrowed.',
    reply: z.object({ people: z.array(person), ephesians: z.array(person) }),
  },
  listNotificationHistory: {
    path: '/business/notification/:id/history',
    permission: SEES_NOTIFICATIONS,
    does: 'What was done to a notification, by whom and when, the newest first, 50 a page.',
    ...historyOfOne,
  },
  getNotification: {
    method: 'GET',
    path: '/business/notification/:id',
    permission: SEES_NOTIFICATIONS,
    does: 'One notification in both languages, with all that its form holds.',
    params,
    reply: notification,
  },
  uploadNotificationFile: {
    method: 'POST',
    path: '/business/notification/file',
    permission: SENDS_NOTIFICATIONS,
    does: 'Keeps a file for the notification that will name it: PDF, JPG, PNG, DOC or DOCX of 5 MB at most.',
    file: 'file',
    reply: z.object({ upload: uploadId, name: z.string() }),
    errors: UPLOAD_ERRORS,
  },
  createNotification: {
    method: 'POST',
    path: '/business/notification',
    permission: SENDS_NOTIFICATIONS,
    does: 'Makes a notification: a draft, one that leaves at a time, or one that leaves now.',
    body: z.object(form),
    reply: notification,
    errors: DEPARTURE,
  },
  updateNotification: {
    method: 'PUT',
    path: '/business/notification/:id',
    permission: SENDS_NOTIFICATIONS,
    does: 'Changes a draft or one that is scheduled; it may leave by that.',
    params,
    /** `confirmed`: the other language was looked at, and still says the same. */
    body: z.object({ ...form, confirmed: z._default(z.boolean(), false), version: z.int() }),
    reply: notification,
    present: notification,
    errors: [...DEPARTURE, 'record.stale'],
  },
  testNotification: {
    method: 'POST',
    path: '/business/notification/:id/test',
    permission: SENDS_NOTIFICATIONS,
    does: 'Mails it to whoever asks alone, as it was saved, in each of its languages.',
    params,
    reply: nothing,
    errors: ['field.languages'],
  },
  cancelNotification: {
    method: 'POST',
    path: '/business/notification/:id/cancelling',
    permission: SENDS_NOTIFICATIONS,
    does: 'Calls back what is scheduled or on its way; who has it keeps it.',
    params,
    body: upon,
    reply: notification,
    present: notification,
    errors: ['record.stale'],
  },
  resendNotification: {
    method: 'POST',
    path: '/business/notification/:id/again',
    permission: SENDS_NOTIFICATIONS,
    does: 'Sends it again to those whose mail failed.',
    params,
    body: upon,
    reply: notification,
    present: notification,
    errors: ['record.stale'],
  },
  deleteNotification: {
    method: 'DELETE',
    path: '/business/notification/:id',
    permission: SENDS_NOTIFICATIONS,
    does: 'Deletes a draft.',
    params,
    body: upon,
    reply: nothing,
    present: notification,
    errors: ['record.stale'],
  },
});
