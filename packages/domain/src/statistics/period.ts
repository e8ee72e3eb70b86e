/** Spans of time that statistics are asked for: product/statistics.md#period. Days are New York's, `YYYY-MM-DD`. */
import type { FieldRule } from '../fields/rules.ts';
import { problem } from '../problem.ts';

export interface Days {
  from: string;
  /** The last day, which belongs to it. */
  until: string;
}

export type PeriodKind = 'year' | 'quarter' | 'month' | 'days';

export interface Period extends Days {
  kind: PeriodKind;
}

/** The network has no figures before, and nobody plans beyond. */
const FIRST_YEAR = 2000;
const LAST_YEAR = 2100;
/** A longer span would be more months than a chart can show. */
const MOST_YEARS = 10;

const DAY_MS = 86_400_000;
const FORM = /^(\d{4})(?:-Q([1-4])|-(0[1-9]|1[0-2]))?$/;
const SPAN = /^(\d{4}-\d\d-\d\d)\.\.(\d{4}-\d\d-\d\d)$/;

/** `2026`, `2026-Q3`, `2026-09` or `2026-01-15..2026-03-31`; nothing where it is no such span, or one out of bounds. */
export function periodOf(text: string): Period | undefined {
  const found = spanOf(text) ?? calendarOf(text);
  return found && isWithin(found) ? found : undefined;
}

function calendarOf(text: string): Period | undefined {
  const [, year, quarter, month] = FORM.exec(text) ?? [];
  if (year === undefined) return undefined;
  if (quarter !== undefined) return months('quarter', Number(year), { first: Number(quarter) * 3 - 2, count: 3 });
  if (month !== undefined) return months('month', Number(year), { first: Number(month), count: 1 });
  return months('year', Number(year), { first: 1, count: 12 });
}

function spanOf(text: string): Period | undefined {
  const [, from = '', until = ''] = SPAN.exec(text) ?? [];
  return isDay(from) && isDay(until) ? { kind: 'days', from, until } : undefined;
}

const months = (kind: PeriodKind, year: number, { first, count }: { first: number; count: number }): Period => ({
  kind,
  from: dayOf(Date.UTC(year, first - 1, 1)),
  until: dayOf(Date.UTC(year, first - 1 + count, 0)),
});

function isWithin({ from, until }: Days): boolean {
  const [first, last] = [yearOf(from), yearOf(until)];
  return from <= until && first >= FIRST_YEAR && last <= LAST_YEAR && until < later(from, { years: MOST_YEARS });
}

/** What an address says of a period, as `field.period` where it is none. */
export const periodText: FieldRule = (text) => (periodOf(text) ? undefined : problem('field.period'));

/** The year of a day, which statistics begin with. */
export const yearTo = (today: string): string => today.slice(0, 4);

/** How a period is written, so that it can be read again. */
export function textOf({ kind, from, until }: Period): string {
  if (kind === 'days') return `${from}..${until}`;
  if (kind === 'year') return from.slice(0, 4);
  return kind === 'month' ? from.slice(0, 7) : `${from.slice(0, 4)}-Q${quarterOf(from)}`;
}

/** What is told of one period, beside the one before and the same a year before. */
export interface Compared {
  now: Days;
  before: Days;
  year: Days;
}

/**
 * What a period is compared with. Of one that has not ended as many days of those before are taken as have passed of it:
 * a year in March is not held against twelve months.
 */
export function compared(period: Period, today: string): Compared {
  const running = period.from <= today && today < period.until;
  const now = { from: period.from, until: running ? today : period.until };
  const whole = previous(period);
  const passed = running ? later(whole.from, { days: daysIn(now) - 1 }) : whole.until;
  return {
    now,
    before: { from: whole.from, until: passed < whole.until ? passed : whole.until },
    year: { from: later(now.from, { years: -1 }), until: later(now.until, { years: -1 }) },
  };
}

/** The one before it: of the calendar the year, quarter or month before, else as many days. */
export function previous({ kind, from, until }: Period): Period {
  const year = yearOf(from);
  const month = Number(from.slice(5, 7));
  if (kind === 'year') return months(kind, year - 1, { first: 1, count: 12 });
  if (kind === 'quarter') return months(kind, year, { first: month - 3, count: 3 });
  if (kind === 'month') return months(kind, year, { first: month - 1, count: 1 });
  const last = later(from, { days: -1 });
  return { kind, from: later(last, { days: 1 - daysIn({ from, until }) }), until: last };
}

/** The one after it, of the same kind. */
export function next({ kind, from, until }: Period): Period {
  const year = yearOf(from);
  const month = Number(from.slice(5, 7));
  if (kind === 'year') return months(kind, year + 1, { first: 1, count: 12 });
  if (kind === 'quarter') return months(kind, year, { first: month + 3, count: 3 });
  if (kind === 'month') return months(kind, year, { first: month + 1, count: 1 });
  const first = later(until, { days: 1 });
  return { kind, from: first, until: later(first, { days: daysIn({ from, until }) - 1 }) };
}

const daysIn = ({ from, until }: Days): number => (Date.parse(until) - Date.parse(from)) / DAY_MS + 1;

export const quarterOf = (day: string): number => Math.ceil(Number(day.slice(5, 7)) / 3);

/** The quarters that end within a span, as the ids of their censuses; where none does, the last stands before the first. */
export function quartersIn({ from, until }: Days): { first: number; last: number } {
  const idOf = (day: string) => yearOf(day) * 10 + quarterOf(day);
  const after = later(until, { days: 1 });
  const begin = `${after.slice(0, 4)}-${String(quarterOf(after) * 3 - 2).padStart(2, '0')}-01`;
  return { first: idOf(from), last: idOf(later(begin, { days: -1 })) };
}

/** The months of a span, `YYYY-MM`, the first and the last as far as they belong to it. */
export function monthsOf({ from, until }: Days): { key: string; from: string; until: string }[] {
  const found = [];
  for (let at = from; at <= until;) {
    const last = dayOf(Date.UTC(yearOf(at), Number(at.slice(5, 7)), 0));
    found.push({ key: at.slice(0, 7), from: at, until: last < until ? last : until });
    at = later(last, { days: 1 });
  }
  return found;
}

/** A day later; of the 29th of February the 28th in years that have none. */
function later(day: string, { days = 0, years = 0 }: { days?: number; years?: number }): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year + years, month, 0)).getUTCDate();
  return dayOf(Date.UTC(year + years, month - 1, Math.min(date, last) + days));
}

const yearOf = (day: string): number => Number(day.slice(0, 4));
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
const isDay = (text: string): boolean => {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
};
