/** What the staff are told at the bell (product/notifications.md#bell). */

export const NOTICE_KINDS = [
  'CASE_ASSIGNED',
  'CORRECTION_BACK',
  'INTERVIEW_NEAR',
  'CHAT',
  'EXPORT_READY',
  'BULK_DONE',
  'MAIL_FAILED',
  'NOTIFICATION',
  'CENSUS_OPENED',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** At the bell alone; by mail at once too; in one mail a day too; not at all. */
const EVERY_WAY = ['NOTICE', 'MAIL', 'DIGEST', 'OFF'] as const;
export type NoticeWay = (typeof EVERY_WAY)[number];

/**
 * In which ways a kind can be told, the usual one first. What one is in charge of, and what was not delivered, cannot be turned
 * off; what is near is no matter of a digest; unread messages (product/notifications.md#chat) and
 * notifications are mailed anyway.
 */
export const NOTICE_WAYS: Readonly<Record<NoticeKind, readonly NoticeWay[]>> = {
  CASE_ASSIGNED: ['NOTICE', 'MAIL', 'DIGEST'],
  CORRECTION_BACK: EVERY_WAY,
  INTERVIEW_NEAR: ['NOTICE', 'MAIL', 'OFF'],
  CHAT: ['NOTICE', 'OFF'],
  EXPORT_READY: EVERY_WAY,
  BULK_DONE: EVERY_WAY,
  MAIL_FAILED: ['NOTICE', 'MAIL', 'DIGEST'],
  NOTIFICATION: ['NOTICE', 'OFF'],
  CENSUS_OPENED: EVERY_WAY,
};

/** An interview is told so long before it begins. */
export const INTERVIEW_NEAR_MS = 3_600_000;

/** Notices are kept so long, read or not. */
export const NOTICE_DAYS = 90;

/** More than these are told by a plus sign: `99+`. */
export const MOST_COUNTED = 99;

/** From so many of a kind on, those of a day are told as one. */
const LIKE_ONES = 3;

interface Told {
  kind: NoticeKind;
  /** The latest first. */
  at: string;
  read: boolean;
}

export interface NoticeGroup<N> {
  kind: NoticeKind;
  /** The latest first; one alone is told by itself. */
  notices: N[];
}

export interface NoticeDay<N> {
  day: string;
  groups: NoticeGroup<N>[];
}

/**
 * Notices by day, the latest first. Of a kind, those of a day that are unread, or those that are read, are told as one from
 * three on, at the place of the latest. `dayOf` tells the day of an instant, on the reader's clock.
 */
export function noticesByDay<N extends Told>(
  notices: readonly N[],
  dayOf: (instant: string) => string,
): NoticeDay<N>[] {
  const days = new Map<string, N[]>();
  for (const notice of notices) {
    const day = dayOf(notice.at);
    days.set(day, [...(days.get(day) ?? []), notice]);
  }
  return [...days].map(([day, those]) => ({ day, groups: groupsOf(those) }));
}

function groupsOf<N extends Told>(notices: readonly N[]): NoticeGroup<N>[] {
  const like = new Map<string, N[]>();
  for (const notice of notices) {
    const key = `${notice.kind} ${notice.read}`;
    like.set(key, [...(like.get(key) ?? []), notice]);
  }
  return notices.flatMap((notice) => {
    const those = like.get(`${notice.kind} ${notice.read}`) ?? [];
    if (those.length < LIKE_ONES) return [{ kind: notice.kind, notices: [notice] }];
    return those[0] === notice ? [{ kind: notice.kind, notices: those }] : [];
  });
}
