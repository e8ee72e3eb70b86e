/** What time it is; tests set their own. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** The calendar date in New York, where the network's days begin and end. */
export const newYorkDate = (instant: Date): string => dayFormat.format(instant);

export const NEW_YORK = 'America/New_York';
const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: NEW_YORK });
