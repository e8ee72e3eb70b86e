/** The leader's credential: how long it holds, and what is done with it (product/licences.md#life). */
import { addDays, addMonths } from '../days.ts';
import { problem, type Problem } from '../problem.ts';

export const LICENCE_STANDINGS = ['ACTIVE', 'INACTIVE', 'EXPIRED'] as const;
export type LicenceStanding = (typeof LICENCE_STANDINGS)[number];

/** Days before its end on which a licence is reminded of and may be renewed. */
const RENEWAL_DAYS = 30;

export const MAX_LICENCE_REASON = 250;

export interface LicenceFacts {
  /** Taken back by hand. */
  deactivated: boolean;
  /** Whether an application of the person is in a stage that admits, and not deleted. */
  admitted: boolean;
  /** The last day on which it holds, `YYYY-MM-DD`. */
  validUntil: string;
}

/** Whether it holds on a day (`YYYY-MM-DD`, New York); one that is inactive is told so, whether or not it has expired. */
export function standingOf({ deactivated, admitted, validUntil }: LicenceFacts, today: string): LicenceStanding {
  if (deactivated || !admitted) return 'INACTIVE';
  return today > validUntil ? 'EXPIRED' : 'ACTIVE';
}

/** A licence's standing in a list, where one that soon ends stands out. */
export const LISTED_STANDINGS = ['ENDING', 'EXPIRED', 'ACTIVE', 'INACTIVE'] as const;
export type ListedStanding = (typeof LISTED_STANDINGS)[number];

/** The standing on a day, and of an active one whether it may be renewed already. */
export function listedStandingOf(facts: LicenceFacts, today: string): ListedStanding {
  const standing = standingOf(facts, today);
  return standing === 'ACTIVE' && whyNotRenew(facts.validUntil, today).length === 0 ? 'ENDING' : standing;
}

/** The last day of a licence that begins on a day and holds so many months, which staff set. */
export const lastDayFrom = (day: string, months: number): string => addMonths(day, months);

/** The last day after a renewal: so many months more, from the present end, or from today where that is past. */
export const renewedUntil = (validUntil: string, today: string, months: number): string =>
  lastDayFrom(validUntil > today ? validUntil : today, months);

/** The last day up to which a licence that ends is reminded of today. */
export const remindedUntil = (today: string): string => addDays(today, RENEWAL_DAYS);

/** A renewal is for one that soon ends or has ended, so that nobody lengthens it twice by pressing twice. */
export const whyNotRenew = (validUntil: string, today: string): Problem[] =>
  validUntil <= remindedUntil(today) ? [] : [problem('licence.early')];

/** What the leader card cannot do without; the spouse's part where the leader is married. */
export interface LeaderCardFacts {
  leader: { name: string | null; lastName: string | null; title: string | null; civilStatus: string | null };
  spouse: { name: string | null; lastName: string | null };
  church: string | null;
  hasPhoto: boolean;
}

export type LeaderCardGap = 'leader' | 'photo' | 'spouse' | 'ministry';

/** What is missing before the card can be shown; empty = nothing. */
export function gapsOf({ leader, spouse, church, hasPhoto }: LeaderCardFacts): LeaderCardGap[] {
  const married = leader.civilStatus === 'MARRIED';
  const gaps: Record<LeaderCardGap, boolean> = {
    leader: !leader.name || !leader.lastName || !leader.title,
    photo: !hasPhoto,
    spouse: married && (!spouse.name || !spouse.lastName),
    ministry: !church,
  };
  return (Object.keys(gaps) as LeaderCardGap[]).filter((gap) => gaps[gap]);
}
