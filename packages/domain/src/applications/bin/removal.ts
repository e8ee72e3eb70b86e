/** Deleted applications: how long the bin keeps them, and what erasing one for good asks (product/applications.md#deletion). */
import { problem, type Problem } from '../../problem.ts';

/** Restorable for so long; then they are erased. */
export const BIN_DAYS = 30;
/** The bin says so before, in so many last days. */
export const LEAVING_DAYS = 7;
export const DELETE_REASON_MAX = 250;

const DAY_MS = 86_400_000;

/** When an application that was deleted then is erased. */
export const erasedAt = (deletedAt: Date): Date => new Date(deletedAt.getTime() + BIN_DAYS * DAY_MS);

/** Days that are left to restore it, begun ones counted; 0 once its time is over and the job has not come yet. */
export const daysLeft = (deletedAt: Date, now: Date): number =>
  Math.max(0, Math.ceil((erasedAt(deletedAt).getTime() - now.getTime()) / DAY_MS));

export const isLeaving = (deletedAt: Date, now: Date): boolean => daysLeft(deletedAt, now) <= LEAVING_DAYS;

const folded = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim().toLowerCase();

/**
 * `erase.confirm` unless one of these stands there, accents and capitals aside: of a case its number or the leader's name,
 * of a person the name or the address of the account. What is not known (null) is not asked.
 */
export const whyNotConfirm = (typed: string, ...anyOf: readonly (string | null)[]): Problem | undefined => {
  const fits = anyOf.some((one) => one !== null && folded(one) !== '' && folded(one) === folded(typed));
  return fits ? undefined : problem('erase.confirm');
};
