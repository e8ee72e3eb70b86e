/** Dates, numbers, lists and countries as text (product/words.md#figures), alike on screens and on paper. */
import type { Language } from '@portal/domain/languages.ts';
import { IN_NEW_YORK, LOCALES, withPlainSpaces } from './locales.ts';

const made = new Map<string, unknown>();

/** Intl objects are slow to make and alike for a whole board. */
export function cached<T>(language: Language, kind: string, make: (locale: string) => T): T {
  const locale = LOCALES[language];
  const key = `${locale} ${kind}`;
  if (!made.has(key)) made.set(key, make(locale));
  return made.get(key) as T;
}

const dateFormat = (language: Language, kind: string, options: Intl.DateTimeFormatOptions) =>
  cached(language, kind, (locale) => new Intl.DateTimeFormat(locale, options));

/** `Nov 21, 2025, 3:05 PM` of an instant in ISO 8601; the text around it names the zone. */
export const momentText = (language: Language, instant: string): string =>
  withPlainSpaces(dateFormat(language, 'instant', IN_NEW_YORK).format(new Date(instant)));

/** `Nov 21, 2025`: the day of an instant in New York, or a calendar date `YYYY-MM-DD` as it is. */
export function dateText(language: Language, date: string): string {
  const isDay = date.length === 10;
  const timeZone = isDay ? 'UTC' : IN_NEW_YORK.timeZone;
  return withPlainSpaces(
    dateFormat(language, `day ${timeZone}`, { dateStyle: 'medium', timeZone }).format(new Date(date)),
  );
}

/** `Jan 1 – Nov 24, 2025` of days; one alone by itself. */
export const daysText = (language: Language, { from, until }: { from: string; until: string }): string =>
  withPlainSpaces(
    dateFormat(language, 'day UTC', { dateStyle: 'medium', timeZone: 'UTC' }).formatRange(
      new Date(from),
      new Date(until),
    ),
  );

export const numberText = (language: Language, value: number): string =>
  cached(language, 'number', (locale) => new Intl.NumberFormat(locale, { useGrouping: 'always' })).format(value);

const UNITS = { en: ['h', 'min', 'sec'], es: ['h', 'min', 'seg'] } as const satisfies Record<
  Language,
  readonly string[]
>;

/** `2 h 5 min 30 sec` of 7,530 whole seconds, empty units dropped; `0 sec` of none. */
export function durationText(language: Language, seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const told = parts.flatMap((count, at) =>
    count > 0 ? [`${numberText(language, count)} ${UNITS[language][at]}`] : [],
  );
  return told.length > 0 ? told.join(' ') : `0 ${UNITS[language][2]}`;
}

/** `+12%`, `-3%`, `0%` of 0.12, -0.03, 0. */
export const changeText = (language: Language, share: number): string =>
  cached(
    language,
    'change',
    (locale) =>
      new Intl.NumberFormat(locale, { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 0 }),
  ).format(share);

/** `+4`, `-3`, `0` of 0.041, -0.03, -0.003: how far one share is from another, in points. */
export const pointsText = (language: Language, difference: number): string =>
  cached(
    language,
    'points',
    (locale) => new Intl.NumberFormat(locale, { signDisplay: 'exceptZero', maximumFractionDigits: 0 }),
  ).format(difference * 100);

/** `62%` of 0.62. */
export const shareText = (language: Language, share: number): string =>
  cached(
    language,
    'share',
    (locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }),
  ).format(share);

/** `12%`, `12.5%` of 0.12, 0.125. */
export const percentText = (language: Language, share: number): string =>
  withPlainSpaces(
    cached(
      language,
      'percent',
      (locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }),
    ).format(share),
  );
/** `Sep 2026` of `2026-09`. */
export const monthText = (language: Language, month: string): string =>
  withPlainSpaces(
    cached(
      language,
      'month',
      (locale) => new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'short', timeZone: 'UTC' }),
    ).format(new Date(`${month}-01`)),
  );
/** `USD 1,234.50` of 123450 cents. */
export function centsText(language: Language, cents: number, currency: string): string {
  const amount = cached(
    language,
    'money',
    (locale) =>
      new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 'always' }),
  );
  return `${currency} ${amount.format(cents / 100)}`;
}

/** `Juan and Irene`, `Juan e Irene`. */
export const listText = (language: Language, items: readonly string[]): string =>
  cached(language, 'list', (locale) => new Intl.ListFormat(locale, { type: 'conjunction' })).format(items);

/** The country's name in a language; the code itself where it is unknown. */
export function countryText(language: Language, code: string): string {
  const names = cached(
    language,
    'countries',
    (locale) => new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' }),
  );
  return /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code;
}
