/** When a draft, an application that was begun and not submitted, is erased: product/form.md#drafts. */
import { daysBefore } from './accounts.ts';

/** The shortest and the longest time that an installation may choose, in days without activity. */
export const DRAFT_DAYS = { least: 90, most: 3650 } as const;

/** So many days before a draft is erased its owner is told, the first and the last time. */
export const ANNOUNCED_DAYS = { first: 30, last: 7 } as const;

export interface DraftFacts {
  /** When the owner last signed in or worked on the form. */
  lastActiveAt: Date;
  /** When the owner was told; what was told before the last activity, or under a shorter time, is void. */
  firstAt: Date | null;
  lastAt: Date | null;
}

/** The draft is looked at once it has been quiet since then: 30 days before its time is over. */
export const draftsQuietSince = (now: Date, days: number): Date => daysBefore(now, days - ANNOUNCED_DAYS.first);

/**
 * What is due of a draft where drafts are erased after so many days without activity; nothing while it is too early. Both
 * announcements are made and their days pass, however long it has been quiet when a time is first set.
 */
export function draftDue(
  { lastActiveAt, firstAt, lastAt }: DraftFacts,
  days: number,
  now: Date,
): 'first' | 'last' | 'erase' | undefined {
  const quietFor = (least: number, at: Date) => lastActiveAt <= daysBefore(at, least);
  const toldAt = (at: Date | null, which: keyof typeof ANNOUNCED_DAYS) =>
    at !== null && quietFor(days - ANNOUNCED_DAYS[which], at) ? at : null;
  const first = toldAt(firstAt, 'first');
  if (!first) return quietFor(days - ANNOUNCED_DAYS.first, now) ? 'first' : undefined;
  const last = toldAt(lastAt, 'last');
  if (!last || last < first) {
    const isTime = first <= daysBefore(now, ANNOUNCED_DAYS.first - ANNOUNCED_DAYS.last);
    return isTime && quietFor(days - ANNOUNCED_DAYS.last, now) ? 'last' : undefined;
  }
  return last <= daysBefore(now, ANNOUNCED_DAYS.last) && quietFor(days, now) ? 'erase' : undefined;
}
