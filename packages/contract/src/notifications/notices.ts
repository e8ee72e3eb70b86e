/** The bell: what each of the staff is told (product/notifications.md#bell). */
import * as z from 'zod/mini';
import { TOLD_EXPORTED } from '@portal/domain/exports/exports.ts';
import { NOTICE_KINDS, NOTICE_WAYS, type NoticeKind, type NoticeWay } from '@portal/domain/notifications/notices.ts';
import { attachment } from '../applications/detail.ts';
import { BULK_KINDS } from '../bulk.ts';
import { endpoints } from '../endpoints.ts';
import { cursor, id, idText, instant } from '../fields.ts';

const notice = z.object({
  id,
  kind: z.enum(NOTICE_KINDS),
  /** What it is of its kind: the application, the appointment, the export, the run, the census. */
  subject: id,
  applicationId: z.nullable(id),
  /** Nothing where the active role does not see the case, or it lies in the bin. */
  case: z.nullable(z.object({ caseNumber: z.nullable(z.string()), name: z.string() })),
  /** How many like ones are told as this one. */
  times: z.int(),
  /** Of the latest. */
  at: instant,
  read: z.boolean(),
  /** When the interview begins. */
  startsAt: z.nullable(instant),
  /** Of which list the export is. */
  list: z.nullable(z.enum(TOLD_EXPORTED)),
  /** What a notification says, in the reader’s language where it has it. */
  said: z.nullable(z.object({ title: z.string(), message: z.string() })),
  /** The file that goes with a notification. */
  file: z.nullable(attachment),
  /** The census that went out, with its last day. */
  census: z.nullable(z.object({ year: z.int(), quarter: z.int(), deadline: z.string() })),
  run: z.nullable(z.object({ kind: z.enum(BULK_KINDS), done: z.int(), total: z.int() })),
});
export type Notice = z.output<typeof notice>;

/** The way of each kind, one of those that it can be told in. */
const wayOf = (kind: NoticeKind) => z.enum(NOTICE_WAYS[kind] as readonly [NoticeWay, ...NoticeWay[]]);
const choices = z.object(
  Object.fromEntries(NOTICE_KINDS.map((kind) => [kind, wayOf(kind)])) as Record<NoticeKind, ReturnType<typeof wayOf>>,
);
export type NoticeChoices = z.output<typeof choices>;

const unread = z.object({ unread: z.int() });

export const noticeEndpoints = endpoints({
  listNotices: {
    method: 'GET',
    path: '/business/notices',
    permission: 'staff',
    does: 'What the reader was told, the latest first, 25 a page.',
    query: z.object({ after: cursor }),
    reply: z.object({ data: z.array(notice), next: z.nullable(z.string()) }),
  },
  countNotices: {
    method: 'GET',
    path: '/business/notices/unread',
    permission: 'staff',
    does: 'How many of the reader’s notices are unread.',
    reply: unread,
  },
  getNoticeChoices: {
    method: 'GET',
    path: '/business/notices/choices',
    permission: 'staff',
    does: 'In which way the reader wants to be told of each kind.',
    reply: choices,
  },
  saveNoticeChoices: {
    method: 'PUT',
    path: '/business/notices/choices',
    permission: 'staff',
    does: 'Chooses in which way the reader wants to be told of each kind, from now on.',
    body: choices,
    reply: choices,
  },
  readNotice: {
    method: 'POST',
    path: '/business/notices/:id/reading',
    permission: 'staff',
    does: 'Marks one of the reader’s own notices as read.',
    params: z.object({ id: idText }),
    reply: unread,
  },
  readNotices: {
    method: 'POST',
    path: '/business/notices/reading',
    permission: 'staff',
    does: 'Marks the reader’s own notices as read, those up to the latest that was seen.',
    body: z.object({ seen: id }),
    reply: unread,
  },
});
