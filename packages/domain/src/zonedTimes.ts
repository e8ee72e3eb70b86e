/** Days and hours on the clock of a zone (product/interviews.md#appointments). */
import type { FieldRule } from './fields/rules.ts';
import { problem } from './problem.ts';

/** What a clock on a wall shows: `YYYY-MM-DD` and `HH:MM`, in a zone by its IANA name. */
export interface WallTime {
  day: string;
  time: string;
  zone: string;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

const LONGEST_NAME = 64;

/** The name of a zone with its rules; a bare offset has none. */
export const zoneName: FieldRule = (text) => (isZone(text) ? undefined : problem('field.choice'));

function isZone(text: string): boolean {
  if (text.length > LONGEST_NAME || !/^(?:UTC|[A-Za-z]+(?:\/[A-Za-z0-9_+-]+){1,2})$/.test(text)) return false;
  try {
    clockOf(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * The instants, in milliseconds, at which the clock shows that: one; none of an hour that the clock skips; two, the earlier
 * first, of one that it repeats.
 */
export function instantsAt({ day, time, zone }: WallTime): number[] {
  const wall = Date.parse(`${day}T${time}:00Z`);
  const offsets = new Set([wall - DAY_MS, wall + DAY_MS].map((instant) => offsetAt(instant, zone)));
  return [...offsets]
    .map((offset) => wall - offset)
    .filter((instant) => instant + offsetAt(instant, zone) === wall)
    .toSorted((one, other) => one - other);
}

/** What the clock of a zone shows at an instant. */
export function wallAt(instant: number, zone: string): WallTime {
  const shown = new Date(instant + offsetAt(instant, zone)).toISOString();
  return { day: shown.slice(0, 10), time: shown.slice(11, 16), zone };
}

/** How far the zone's clock is ahead of UTC, in milliseconds, to the minute. */
function offsetAt(instant: number, zone: string): number {
  const parts = Object.fromEntries(
    clockOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = parts as Partial<Record<string, number>>;
  const wall = Date.UTC(year, month - 1, day, hour, minute);
  return wall - Math.floor(instant / MINUTE_MS) * MINUTE_MS;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Made once a zone: it is slow to make. */
function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  clocks.set(zone, clock);
  return clock;
}
