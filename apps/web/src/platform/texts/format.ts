/** The one place where dates, numbers, lists and countries become text (product/words.md#figures). */
import { IN_NEW_YORK, LOCALES, withPlainSpaces } from '@portal/messages/locales.ts';
import { currentLanguage, textNow } from './i18n.ts';

const made = new Map<string, unknown>();

/** Intl objects are slow to make and alike for a whole board. */
function cached<T>(kind: string, make: (locale: string) => T): T {
  const locale = LOCALES[currentLanguage()];
  const key = `${locale} ${kind}`;
  if (!made.has(key)) made.set(key, make(locale));
  return made.get(key) as T;
}

const dateFormat = (kind: string, options: Intl.DateTimeFormatOptions) =>
  cached(kind, (locale) => new Intl.DateTimeFormat(locale, options));

/** `Nov 21, 2025, 3:05 PM (New York time)` of an instant in ISO 8601. */
export function formatInstant(instant: string): string {
  const text = dateFormat('instant', IN_NEW_YORK).format(new Date(instant));
  return textNow('common', 'inNewYork', { instant: withPlainSpaces(text) });
}

/** `Nov 21, 2025`: the day of an instant in New York, or a calendar date `YYYY-MM-DD` as it is. */
export function formatDate(date: string): string {
  const isDay = date.length === 10;
  const timeZone = isDay ? 'UTC' : IN_NEW_YORK.timeZone;
  return withPlainSpaces(dateFormat(`day ${timeZone}`, { dateStyle: 'medium', timeZone }).format(new Date(date)));
}

export const formatNumber = (value: number): string =>
  cached('number', (locale) => new Intl.NumberFormat(locale, { useGrouping: 'always' })).format(value);

/** `USD 1,234.50` of 123450 cents. */
export function formatMoney(cents: number, currency: string): string {
  const amount = cached(
    'money',
    (locale) =>
      new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 'always' }),
  );
  return `${currency} ${amount.format(cents / 100)}`;
}

/** `Juan and Irene`, `Juan e Irene`. */
export const formatList = (items: readonly string[]): string =>
  cached('list', (locale) => new Intl.ListFormat(locale, { type: 'conjunction' })).format(items);

/** The country's name in the reader's language; the code itself where it is unknown. */
export function countryName(code: string): string {
  const names = cached('countries', (locale) => new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' }));
  return /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code;
}
