/** Times on the clock that the reader looks at, for what they do at an hour; everything else is told in New York's. */
import { IN_NEW_YORK, LOCALES, withPlainSpaces } from '@portal/messages/locales.ts';
import { currentLanguage } from './i18n.ts';

const { timeZone: _newYork, ...MOMENT } = IN_NEW_YORK;
const { hour, minute, hour12, year, ...DAY } = MOMENT;

const shown = (instant: string | number, options: Intl.DateTimeFormatOptions): string =>
  withPlainSpaces(new Intl.DateTimeFormat(LOCALES[currentLanguage()], options).format(new Date(instant)));

const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** By its IANA name; nothing where the browser does not know it, as of a clock that was set by hand. */
export function ownZone(): string | undefined {
  const zone = zoneHere();
  return zone === 'UTC' || (zone.includes('/') && zone !== 'Etc/Unknown') ? zone : undefined;
}

/** `Colombia Time`, `hora de Colombia`. */
export function ownZoneName(): string {
  const parts = new Intl.DateTimeFormat(LOCALES[currentLanguage()], { timeZoneName: 'longGeneric' }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zoneHere();
}

/** `3:05 PM`. */
export const ownTime = (instant: string): string => shown(instant, { hour, minute, hour12 });

/** `Fri, Nov 21`; with its year where that is another than the one that it is `now`. */
export function ownDay(instant: string, now: number): string {
  const isNear = new Date(instant).getFullYear() === new Date(now).getFullYear();
  return shown(instant, isNear ? { weekday: 'short', ...DAY } : { ...DAY, year });
}
