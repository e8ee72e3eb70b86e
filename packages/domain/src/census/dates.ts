/** When the quarterly reports go out and by when they are due: product/census.md#dates. */
import { problem, type Problem } from '../problem.ts';
import { instantsAt } from '../zonedTimes.ts';

/** Day and month, `DD/MM`. */
export interface ReportDates {
  sending: string;
  deadline: string;
}
export const QUARTERS = [1, 2, 3, 4] as const;
export type Quarter = (typeof QUARTERS)[number];

const SENDING_TIME = '08:00';
const ZONE = 'America/New_York';
const DAYS_OF_MONTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** `field.dayMonth`: every year has the day, so the 29th of February is none. */
function dayMonthProblem(text: string): Problem | undefined {
  const [, day, month] = /^(\d\d)\/(\d\d)$/.exec(text) ?? [];
  const days = DAYS_OF_MONTHS[Number(month) - 1] ?? 0;
  return Number(day) >= 1 && Number(day) <= days ? undefined : problem('field.dayMonth');
}

/** Whether it is a day that every year has. */
export const isDayMonth = (text: string): boolean => dayMonthProblem(text) === undefined;

/** In the order of a year. */
const place = (dayMonth: string): number => Number(dayMonth.slice(3)) * 100 + Number(dayMonth.slice(0, 2));
const NEXT_YEAR = 10_000;
/** A deadline before its sending lies in the next year. */
export const isDueNextYear = ({ sending, deadline }: ReportDates): boolean => place(deadline) < place(sending);
const deadlinePlace = (pair: ReportDates): number =>
  isDueNextYear(pair) ? place(pair.deadline) + NEXT_YEAR : place(pair.deadline);

/**
 * What is wrong with the four pairs, at `time.N.sending` (`census.order`: not after the one before) and `time.N.deadline`
 * (`census.overlap`: not before the next goes out).
 */
export function whyNotReportDates(time: readonly ReportDates[]): Record<string, Problem> {
  const found: Record<string, Problem> = {};
  for (const [n, pair] of time.entries()) {
    for (const side of ['sending', 'deadline'] as const) {
      const wrong = dayMonthProblem(pair[side]);
      if (wrong) found[`time.${n}.${side}`] = wrong;
    }
  }
  if (Object.keys(found).length > 0) return found;
  for (const [n, pair] of time.entries()) {
    const before = time[n - 1];
    if (before && place(pair.sending) <= place(before.sending)) found[`time.${n}.sending`] = problem('census.order');
    const next = time[n + 1];
    const nextSending = next ? place(next.sending) : place(time[0]?.sending ?? '') + NEXT_YEAR;
    if (deadlinePlace(pair) >= nextSending) found[`time.${n}.deadline`] = problem('census.overlap');
  }
  return found;
}

/** One quarter's census as it is planned, with days as `YYYY-MM-DD`. */
export interface PlannedCensus {
  id: number;
  year: number;
  quarter: Quarter;
  sending: string;
  deadline: string;
  /** When it goes out. */
  at: number;
}

/** Year and quarter in one number, which is the census's id: later ones have greater ids. */
const censusId = (year: number, quarter: Quarter): number => year * 10 + quarter;

const dayIn = (year: number, dayMonth: string): string => `${year}-${dayMonth.slice(3)}-${dayMonth.slice(0, 2)}`;

/** The four of a year, in their order. */
export const plannedIn = (time: readonly ReportDates[], year: number): PlannedCensus[] =>
  QUARTERS.flatMap((quarter, n) => {
    const pair = time[n];
    if (!pair) return [];
    const sending = dayIn(year, pair.sending);
    const deadline = dayIn(isDueNextYear(pair) ? year + 1 : year, pair.deadline);
    const [at = Number.NaN] = instantsAt({ day: sending, time: SENDING_TIME, zone: ZONE });
    return [{ id: censusId(year, quarter), year, quarter, sending, deadline, at }];
  });

const around = (time: readonly ReportDates[], today: string): PlannedCensus[] => {
  const year = Number(today.slice(0, 4));
  return [year - 1, year, year + 1].flatMap((each) => plannedIn(time, each));
};

/** What has been due to go out and may still be answered: at an instant, whose day in New York is `today`. */
export const dueCensuses = (time: readonly ReportDates[], now: number, today: string): PlannedCensus[] =>
  around(time, today).filter(({ at, deadline }) => at <= now && today <= deadline);

/** What would go out as soon as these dates are set, where the newest that went out has the id `newest`: later ones alone. */
export const sentAtOnce = (
  time: readonly ReportDates[],
  newest: number | null,
  now: number,
  today: string,
): PlannedCensus[] => dueCensuses(time, now, today).filter(({ id }) => newest === null || id > newest);

/** The next that goes out. */
export const nextCensus = (time: readonly ReportDates[], now: number, today: string): PlannedCensus | undefined =>
  around(time, today).find(({ at }) => at > now);

/** Since when quarters may be told of afterwards. */
const FIRST_YEAR = 1950;

/** The quarter of a year as these dates have it; nothing for a quarter that there is not. */
export const plannedOf = (time: readonly ReportDates[], year: number, quarter: number): PlannedCensus | undefined =>
  Number.isInteger(year) && year >= FIRST_YEAR
    ? plannedIn(time, year).find((each) => each.quarter === quarter)
    : undefined;

/**
 * What is wrong with a quarter of which figures are told afterwards, by its field: `field.choice` where there is none such,
 * `field.past` at the quarter while its church may still answer by itself.
 */
export function whyNotPastQuarter(
  time: readonly ReportDates[],
  { year, quarter }: { year: number; quarter: number },
  today: string,
): Record<string, Problem> {
  if (!Number.isInteger(year) || year < FIRST_YEAR || year > Number(today.slice(0, 4)))
    return { year: problem('field.choice') };
  const planned = plannedOf(time, year, quarter);
  if (!planned) return { quarter: problem('field.choice') };
  return planned.deadline < today ? {} : { quarter: problem('field.past') };
}
