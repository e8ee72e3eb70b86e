/**
 * How dates and figures of a language are written (product/words.md#figures): the same in every browser, in mails and in
 * documents.
 */
import type { Language } from '@portal/domain/languages.ts';

export const LOCALES: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-419' };

/** Day and time in New York (product/words.md#figures); the text around it names the zone. */
export const IN_NEW_YORK = {
  // Part by part: browsers differ in whether the short time of Latin American Spanish counts twelve hours.
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
  timeZone: 'America/New_York',
} as const satisfies Intl.DateTimeFormatOptions;

/** Older and newer data of Intl differ in their spaces. */
export const withPlainSpaces = (text: string): string =>
  text
    .replaceAll(/[\u2009\u202f\u00a0]/g, ' ')
    .replace('p. m.', 'p.m.')
    .replace('a. m.', 'a.m.');
