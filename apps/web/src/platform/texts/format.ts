/** The one place where dates, numbers, lists and countries become text (product/words.md#figures). */
import {
  cached as cachedIn,
  centsText,
  changeText,
  countryText,
  dateText,
  daysText,
  listText,
  momentText,
  monthText,
  durationText,
  percentText,
  numberText,
  pointsText,
  shareText,
} from '@portal/messages/figures.ts';
import { IN_NEW_YORK, withPlainSpaces } from '@portal/messages/locales.ts';
import { currentLanguage, textNow } from './i18n.ts';

const cached = <T>(kind: string, make: (locale: string) => T): T => cachedIn(currentLanguage(), kind, make);

const dateFormat = (kind: string, options: Intl.DateTimeFormatOptions) =>
  cached(kind, (locale) => new Intl.DateTimeFormat(locale, options));

/** `Nov 21, 2025, 3:05 PM (New York time)` of an instant in ISO 8601. */
export const formatInstant = (instant: string): string =>
  textNow('common', 'inNewYork', { instant: formatMoment(instant) });

/** `Nov 21, 2025, 3:05 PM`, where the head of a list says the zone. */
export const formatMoment = (instant: string): string => momentText(currentLanguage(), instant);

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;
const AGO = [
  ['day', DAY_S],
  ['hour', HOUR_S],
  ['minute', MINUTE_S],
] as const;
/** What is longer ago is found sooner by its day. */
const AGO_DAYS = 30;

/** `3 hours ago`, `hace 3 horas`; after a month the day. */
export function formatAgo(instant: string, now: number): string {
  const seconds = (now - Date.parse(instant)) / 1000;
  if (seconds >= AGO_DAYS * DAY_S) return formatDate(instant);
  const found = AGO.find(([, length]) => seconds >= length);
  if (!found) return textNow('common', 'justNow');
  const ago = cached('ago', (locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'always' }));
  const [unit, length] = found;
  return withPlainSpaces(ago.format(-Math.floor(seconds / length), unit));
}

/** `Nov 21, 2025`: the day of an instant in New York, or a calendar date `YYYY-MM-DD` as it is. */
export const formatDate = (date: string): string => dateText(currentLanguage(), date);

/** `Nov 21` of the year that it is in New York, else `Nov 21, 2025`: where room is scarce and the whole is near. */
export function formatNearDate(date: string, now: number): string {
  const timeZone = date.length === 10 ? 'UTC' : IN_NEW_YORK.timeZone;
  const yearOf = (day: Date, zone: string) =>
    dateFormat(`year ${zone}`, { year: 'numeric', timeZone: zone }).format(day);
  if (yearOf(new Date(date), timeZone) !== yearOf(new Date(now), IN_NEW_YORK.timeZone)) return formatDate(date);
  const short = dateFormat(`near ${timeZone}`, { month: 'short', day: 'numeric', timeZone });
  return withPlainSpaces(short.format(new Date(date)));
}

/** `Mar 31` of `31/03`, a day that every year has. */
export function formatDayMonth(dayMonth: string): string {
  const [day, month] = dayMonth.split('/').map(Number);
  const format = dateFormat('dayMonth', { month: 'short', day: 'numeric', timeZone: 'UTC' });
  return withPlainSpaces(format.format(Date.UTC(2001, (month ?? 1) - 1, day)));
}

/** `Jan 1 – Nov 24, 2025` of calendar dates. */
export const formatDays = (days: { from: string; until: string }): string => daysText(currentLanguage(), days);

export const formatDuration = (seconds: number): string => durationText(currentLanguage(), seconds);

export const formatNumber = (value: number): string => numberText(currentLanguage(), value);

/** `+12%` of 0.12. */
export const formatChange = (share: number): string => changeText(currentLanguage(), share);

/** `+4` of 0.04, the difference of two shares. */
export const formatPoints = (difference: number): string => pointsText(currentLanguage(), difference);

/** `62%` of 0.62. */
export const formatShare = (share: number): string => shareText(currentLanguage(), share);

/** `12.5%` of 0.125. */
export const formatPercent = (share: number): string => percentText(currentLanguage(), share);
/** `Sep 2026` of `2026-09`. */
export const formatMonth = (month: string): string => monthText(currentLanguage(), month);
const MB = 1024 * 1024;

/** `2.4 MB`, `120 kB` of a file's bytes. */
export function formatBytes(bytes: number): string {
  const unit = bytes >= MB ? 'megabyte' : 'kilobyte';
  const size = cached(
    unit,
    (locale) => new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }),
  );
  const amount = bytes >= MB ? bytes / MB : Math.max(1, Math.round(bytes / 1024));
  return withPlainSpaces(size.format(amount));
}

/** `USD 1,234.50` of 123450 cents. */
export const formatMoney = (cents: number, currency: string): string => centsText(currentLanguage(), cents, currency);

/** `Juan and Irene`, `Juan e Irene`. */
export const formatList = (items: readonly string[]): string => listText(currentLanguage(), items);

/** `Juan or Irene`, `Juan o Irene`. */
export const formatChoice = (items: readonly string[]): string =>
  cached('choice', (locale) => new Intl.ListFormat(locale, { type: 'disjunction' })).format(items);

/** The country's name in the reader's language; the code itself where it is unknown. */
export const countryName = (code: string): string => countryText(currentLanguage(), code);
