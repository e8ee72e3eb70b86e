/** What a church was called, where it was and whether it was open on a day: product/churches.md#churches. */
import { addDays } from '../days.ts';
import { problem, type Problem } from '../problem.ts';

export const CHURCH_CHANGES = ['name', 'country', 'opened', 'closed'] as const;
export type ChangedFact = (typeof CHURCH_CHANGES)[number];

/** Characters of why it changed. */
export const CHANGE_REASON_MAX = 250;

/** How far ahead a change may be entered. */
export const MOST_DAYS_AHEAD = 366;

/** One that holds: what a later act put in its place is left out. Days as `YYYY-MM-DD`; `id` in the order of the acts. */
export interface ChurchChange {
  id: number;
  what: ChangedFact;
  /** The first day of the name, the country or the opening; the last of a church that closes. */
  day: string;
  before: string | null;
  after: string | null;
}

/** A church as it stands today; `validTo` is its last day. */
export interface ChurchNow {
  name: string;
  country: string;
  validFrom: string;
  validTo: string | null;
}

export interface ChurchOnDay {
  name: string;
  country: string;
  open: boolean;
}

/** The church on any day, by its changes; the function `church_on` of the database says the same. */
export const churchOn = (church: ChurchNow, changes: readonly ChurchChange[], day: string): ChurchOnDay => ({
  name: valueOn(church.name, changes, 'name', day),
  country: valueOn(church.country, changes, 'country', day),
  open: isOpenOn(church, changes, day),
});

/** Before the first change: what stood there until then. */
function valueOn(now: string, changes: readonly ChurchChange[], what: 'name' | 'country', day: string): string {
  const ofIt = inOrder(changes.filter((change) => change.what === what));
  return ofIt.findLast((change) => change.day <= day)?.after ?? ofIt[0]?.before ?? now;
}

function isOpenOn({ validFrom }: ChurchNow, changes: readonly ChurchChange[], day: string): boolean {
  const last = inOrder(changes.filter(({ what }) => what === 'opened' || what === 'closed')).findLast(
    (change) => firstDayOf(change) <= day,
  );
  return last ? last.what === 'opened' : validFrom <= day;
}

/** From which day it is so: the last day of a church that closes is one on which it is open. */
const firstDayOf = ({ what, day }: Pick<ChurchChange, 'what' | 'day'>): string =>
  what === 'closed' ? addDays(day, 1) : day;

/** By the day, and of one day by the act: the later one corrects. */
const inOrder = (changes: readonly ChurchChange[]): ChurchChange[] =>
  changes.toSorted((one, other) => firstDayOf(one).localeCompare(firstDayOf(other)) || one.id - other.id);

/** What is to be changed; `value` is the new name or country. */
export interface AskedChange {
  what: ChangedFact;
  day: string;
  value: string | null;
}

/**
 * What is wrong with a change, by its field. A church that is closed opens again after its last day, and its closing is
 * corrected by closing it on another; one that is open closes no earlier than it opened, and its opening is corrected.
 */
export function whyNotChange(
  church: ChurchNow,
  changes: readonly ChurchChange[],
  { what, day, value }: AskedChange,
  today: string,
): Readonly<Record<'day' | 'value', Problem | undefined>> {
  return {
    day: whyNotDay(church, changes, { what, day }, today),
    value: whyNotValue(church, changes, { what, day, value }),
  };
}

function whyNotDay(
  { validFrom, validTo }: ChurchNow,
  changes: readonly ChurchChange[],
  { what, day }: Pick<AskedChange, 'what' | 'day'>,
  today: string,
): Problem | undefined {
  if (day > addDays(today, MOST_DAYS_AHEAD)) return problem('church.tooFar');
  if (what === 'closed' && day < (latest(changes, 'opened')?.day ?? validFrom)) return problem('church.beforeOpening');
  // Of one that closed before it opened again: the opening is corrected, and stays after that closing.
  const closing = validTo ?? latest(changes, 'closed')?.day;
  if (what === 'opened' && closing !== undefined && day <= closing) return problem('church.beforeClosing');
  return undefined;
}

function whyNotValue(church: ChurchNow, changes: readonly ChurchChange[], { what, day, value }: AskedChange) {
  if (what === 'opened' || what === 'closed') return undefined;
  if (value === null) return problem('field.required');
  return churchOn(church, changes, day)[what] === value ? problem('church.unchanged') : undefined;
}

/** The change that this one puts right: closing what is closed, or opening what is open, says another day for it. */
export function correctedBy(
  { validTo }: Pick<ChurchNow, 'validTo'>,
  changes: readonly ChurchChange[],
  what: ChangedFact,
): ChurchChange | undefined {
  const corrects = (what === 'closed' && validTo !== null) || (what === 'opened' && validTo === null);
  return corrects ? latest(changes, what) : undefined;
}

/** The last of its kind by the day. */
const latest = (changes: readonly ChurchChange[], what: ChangedFact): ChurchChange | undefined =>
  inOrder(changes.filter((change) => change.what === what)).at(-1);
