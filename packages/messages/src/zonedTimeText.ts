/** When something is, on the clock of a zone (product/words.md#figures). */
import type { Language } from '@portal/domain/languages.ts';
import { LOCALES, withPlainSpaces } from './locales.ts';

export interface Span {
  startsAt: Date;
  endsAt: Date;
}

/** `Thursday, March 12, 2026, 10:00 – 11:00 AM`. */
export const spanText = (language: Language, { startsAt, endsAt }: Span, timeZone: string): string =>
  withPlainSpaces(
    new Intl.DateTimeFormat(LOCALES[language], {
      weekday: 'long',
      year: 'numeric',
      month: 'long',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      hour12: true,
      timeZone,
    }).formatRange(startsAt, endsAt),
  );

/** `10:00 – 11:00 AM`, where the day is said elsewhere. */
export const hoursText = (language: Language, { startsAt, endsAt }: Span, timeZone: string): string =>
  withPlainSpaces(
    new Intl.DateTimeFormat(LOCALES[language], {
      hour: 'numeric',
      minute: '2-digit',
      hour12: true,
      timeZone,
    }).formatRange(startsAt, endsAt),
  );

/** `Colombia Standard Time`: the zone's name at that instant. */
export const zoneText = (language: Language, timeZone: string, at: Date): string =>
  new Intl.DateTimeFormat(LOCALES[language], { timeZone, timeZoneName: 'long' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
