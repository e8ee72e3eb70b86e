import { LOCALES } from '@portal/messages/locales.ts';
import { spanText, zoneText } from '@portal/messages/zonedTimeText.ts';
import { currentLanguage } from '../platform/texts/i18n.ts';

interface When {
  startsAt: string;
  endsAt: string;
  zone: string;
}

/** From when to when, on the clock of the place, which is named. */
export function whenOf({ startsAt, endsAt, zone }: When): string {
  const span = { startsAt: new Date(startsAt), endsAt: new Date(endsAt) };
  return `${spanText(currentLanguage(), span, zone)} (${zoneText(currentLanguage(), zone, span.startsAt)})`;
}

const clock = (zone: string, shape: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(LOCALES[currentLanguage()], { ...shape, timeZone: zone });
const DAY = { year: 'numeric', month: 'short', day: 'numeric' } as const;
const TIME = { hour: 'numeric', minute: '2-digit' } as const;

/** The days of an event, on the clock of its place. */
export const daysOf = ({ startsAt, endsAt, zone }: When): string =>
  clock(zone, DAY).formatRange(new Date(startsAt), new Date(endsAt));

/** A time of the day on the clock of a place. */
export const timeOf = (at: string, zone: string): string => clock(zone, TIME).format(new Date(at));

/** A moment on the clock of a place, which is named. */
export const momentOf = (at: string, zone: string): string =>
  `${clock(zone, { ...DAY, ...TIME }).format(new Date(at))} (${zoneText(currentLanguage(), zone, new Date(at))})`;
