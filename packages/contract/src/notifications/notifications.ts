/** What is sent to groups and persons: /notifications (product/notifications.md#notification). */
import * as z from 'zod/mini';
import { BOARD_STAGES } from '@portal/domain/applications/stages.ts';
import { POST_LANGUAGES } from '@portal/domain/content/post.ts';
import { isCountry } from '@portal/domain/countries.ts';
import { line, tidy, type FieldRule } from '@portal/domain/fields/rules.ts';
import {
  NOTIFICATION_AIMS,
  NOTIFICATION_LIMITS,
  NOTIFICATION_STATES,
  RECIPIENT_GROUPS,
} from '@portal/domain/notifications/notification.ts';
import { attachment } from '../applications/detail.ts';
import { anyOf, endpoints, nothing, UPLOAD_ERRORS } from '../endpoints.ts';
import { fitting, id, idText, instant, language, richHtml, ruled, uploadId } from '../fields.ts';
import { declareList, listOf } from '../lists.ts';

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

const recipients = {
  groups: z.array(z.enum(RECIPIENT_GROUPS)).check(z.maxLength(RECIPIENT_GROUPS.length)),
  /** These three narrow the applicants, within the reach of whoever writes. */
  country: z.nullable(fitting(isCountry, 'field.choice')),
  stages: z.array(z.enum(BOARD_STAGES)).check(z.maxLength(BOARD_STAGES.length)),
  ephesian: z.nullable(id),
  /** Single persons of the staff. */
  people: z.array(id).check(z.maxLength(NOTIFICATION_LIMITS.people)),
};
const recipientsShape = z.object(recipients);
export type Recipients = z.output<typeof recipientsShape>;

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

/** A text in both languages, of which a draft may lack one or both. */
const sides = (rule: FieldRule) => {
  const side = z.string().check(
    z.overwrite(tidy),
    z.check((ctx) => {
      const found = ctx.value === '' ? undefined : rule(ctx.value, '');
      if (found) ctx.issues.push({ code: 'custom', message: found.code, params: found, input: ctx.value });
    }),
  );
  return z.object({ en: side, es: side });
};

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
const sees = anyOf('business.notification.show', 'business.notification.send');
const sends = anyOf('business.notification.send');
const upon = z.object({ version: z.int() });

export const notificationEndpoints = endpoints({
  listNotifications: {
    ...listOf(NOTIFICATION_LIST, listed),
    path: '/business/notification',
    permission: sees,
    does: 'Notifications in every state with how many were reached, 25 a page, the last saved first.',
  },
  getNotificationOptions: {
    method: 'GET',
    path: '/business/notification/options',
    permission: sends,
    does: 'Whom a notification is sent to one by one: active staff by name; and the Ephesians by whom applicants are narrowed.',
    reply: z.object({ people: z.array(person), ephesians: z.array(person) }),
  },
  countRecipients: {
    method: 'POST',
    path: '/business/notification/recipients',
    permission: sends,
    does: 'How many would get it now, in which language, and how many applicants have no active account to mail.',
    body: z.object({ ...recipients, language: z.enum(POST_LANGUAGES) }),
    reply: z.object({ staff: z.int(), applicants: z.int(), en: z.int(), es: z.int(), unreachable: z.int() }),
  },
  getNotification: {
    method: 'GET',
    path: '/business/notification/:id',
    permission: sees,
    does: 'One notification in both languages, with all that its form holds.',
    params,
    reply: notification,
  },
  uploadNotificationFile: {
    method: 'POST',
    path: '/business/notification/file',
    permission: sends,
    does: 'Keeps a file for the notification that will name it: PDF, JPG, PNG, DOC or DOCX of 5 MB at most.',
    file: 'file',
    reply: z.object({ upload: uploadId, name: z.string() }),
    errors: UPLOAD_ERRORS,
  },
  createNotification: {
    method: 'POST',
    path: '/business/notification',
    permission: sends,
    does: 'Makes a notification: a draft, one that leaves at a time, or one that leaves now.',
    body: z.object(form),
    reply: notification,
    errors: DEPARTURE,
  },
  updateNotification: {
    method: 'PUT',
    path: '/business/notification/:id',
    permission: sends,
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
    permission: sends,
    does: 'Mails it to whoever asks alone, as it was saved, in each of its languages.',
    params,
    reply: nothing,
    errors: ['field.languages'],
  },
  cancelNotification: {
    method: 'POST',
    path: '/business/notification/:id/cancelling',
    permission: sends,
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
    permission: sends,
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
    permission: sends,
    does: 'Deletes a draft.',
    params,
    body: upon,
    reply: nothing,
    present: notification,
    errors: ['record.stale'],
  },
});
