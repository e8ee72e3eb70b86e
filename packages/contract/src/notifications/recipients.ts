/** To whom a notification goes, and how each of them stands (product/notifications.md#notification). */
import * as z from 'zod/mini';
import { BOARD_STAGES } from '@portal/domain/applications/stages.ts';
import { POST_LANGUAGES } from '@portal/domain/content/post.ts';
import { isCountry } from '@portal/domain/countries.ts';
import {
  NOTIFICATION_LIMITS,
  RECIPIENT_GROUPS,
  RECIPIENT_STATES,
  SKIP_REASONS,
} from '@portal/domain/notifications/notification.ts';
import { anyOf, endpoints } from '../endpoints.ts';
import { fitting, id, instant, language } from '../fields.ts';
import { declareList, listOf, LONGEST_SEARCH } from '../lists.ts';

/** Whom whoever writes it has chosen. */
export const recipients = {
  groups: z.array(z.enum(RECIPIENT_GROUPS)).check(z.maxLength(RECIPIENT_GROUPS.length)),
  /** These three narrow the applicants, within the reach of whoever writes. */
  country: z.nullable(fitting(isCountry, 'field.choice')),
  stages: z.array(z.enum(BOARD_STAGES)).check(z.maxLength(BOARD_STAGES.length)),
  ephesian: z.nullable(id),
  /** Single persons of the staff. */
  people: z.array(id).check(z.maxLength(NOTIFICATION_LIMITS.people)),
  /** Single applicants and leaders, by their applications, within the reach of whoever writes. */
  applicants: z.array(id).check(z.maxLength(NOTIFICATION_LIMITS.applicants)),
};
const recipientsShape = z.object(recipients);
export type Recipients = z.output<typeof recipientsShape>;

/** By the application that names them. */
export const namedApplicant = z.object({ id, name: z.string(), caseNumber: z.nullable(z.string()) });
export type NamedApplicant = z.output<typeof namedApplicant>;
const recipient = z.object({
  id,
  notification: z.object({ id, name: z.string() }),
  kind: z.enum(['STAFF', 'APPLICANT']),
  name: z.string(),
  /** Of applicants: the application by which they were chosen. */
  applicationId: z.nullable(id),
  caseNumber: z.nullable(z.string()),
  /** In which they get it, or got it. */
  language,
  state: z.enum(RECIPIENT_STATES),
  /** Why they were skipped, where that is known. */
  why: z.nullable(z.enum(SKIP_REASONS)),
  /** The mail server’s last answer to a mail that failed, or is still tried. */
  answer: z.nullable(z.object({ code: z.string(), line: z.nullable(z.string()) })),
  sentAt: z.nullable(instant),
});
export type Recipient = z.output<typeof recipient>;

export const RECIPIENT_LIST = declareList({
  search: 'words',
  filters: {
    notification: { kind: 'record' },
    state: { kind: 'several', of: { kind: 'oneOf', values: RECIPIENT_STATES } },
  },
  /** The staff first, each by name, as they were written down. */
  sorts: ['recipient'],
  usual: 'recipient',
});

/** Who sees notifications, and who sends them. */
export const SEES_NOTIFICATIONS = anyOf('business.notification.show', 'business.notification.send');
export const SENDS_NOTIFICATIONS = anyOf('business.notification.send');

export const recipientEndpoints = endpoints({
  countRecipients: {
    method: 'POST',
    path: '/business/notification/recipients',
    permission: SENDS_NOTIFICATIONS,
    does: 'How many would get it now, in which language each, the first hundred by name; and of whom nobody can be mailed since there is no active account, the first hundred.',
    body: z.object({ ...recipients, language: z.enum(POST_LANGUAGES) }),
    reply: z.object({
      staff: z.int(),
      applicants: z.int(),
      en: z.int(),
      es: z.int(),
      reached: z.array(z.object({ name: z.string(), language })),
      unreachable: z.int(),
      unreached: z.array(namedApplicant),
    }),
  },
  findNotificationApplicants: {
    method: 'GET',
    path: '/business/notification/applicants',
    permission: SENDS_NOTIFICATIONS,
    does: 'Applicants and leaders within the reader’s reach whom a name, an email address, a phone number or a case number finds: the first twenty.',
    query: z.object({ search: z.string().check(z.maxLength(LONGEST_SEARCH)) }),
    reply: z.array(namedApplicant),
  },
  listRecipients: {
    ...listOf(RECIPIENT_LIST, recipient),
    path: '/business/notification/recipient',
    permission: SEES_NOTIFICATIONS,
    does: 'Who gets a notification and how each stands, 25 a page: the staff, and applicants within the reader’s reach.',
  },
});
