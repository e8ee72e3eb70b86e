import { describe, expect, it } from 'vitest';
import { instantsAt, wallAt, zoneName } from './zonedTimes.ts';

const iso = (day: string, time: string, zone: string) =>
  instantsAt({ day, time, zone }).map((instant) => new Date(instant).toISOString());

describe('a time on the clock of a zone', () => {
  it.each([
    ['2027-01-15', '09:30', 'America/Bogota', '2027-01-15T14:30:00.000Z'],
    ['2027-07-15', '09:30', 'America/New_York', '2027-07-15T13:30:00.000Z'],
    ['2027-01-15', '00:15', 'Asia/Kathmandu', '2027-01-14T18:30:00.000Z'],
    ['2027-01-15', '23:59', 'Pacific/Kiritimati', '2027-01-15T09:59:00.000Z'],
    ['2027-01-15', '12:00', 'UTC', '2027-01-15T12:00:00.000Z'],
  ])('%s %s in %s is one instant', (day, time, zone, instant) => {
    expect(iso(day, time, zone)).toEqual([instant]);
    expect(wallAt(Date.parse(instant), zone)).toEqual({ day, time, zone });
  });

  it('is none in the hour that the clock skips, to the minute', () => {
    expect(iso('2027-03-14', '01:59', 'America/New_York')).toEqual(['2027-03-14T06:59:00.000Z']);
    expect(iso('2027-03-14', '02:00', 'America/New_York')).toEqual([]);
    expect(iso('2027-03-14', '02:59', 'America/New_York')).toEqual([]);
    expect(iso('2027-03-14', '03:00', 'America/New_York')).toEqual(['2027-03-14T07:00:00.000Z']);
    // Half an hour, on an island.
    expect(iso('2027-10-03', '02:15', 'Australia/Lord_Howe')).toEqual([]);
    // A whole day, once.
    expect(iso('2011-12-30', '12:00', 'Pacific/Apia')).toEqual([]);
  });

  it('is two in the hour that it repeats, the earlier first', () => {
    expect(iso('2027-11-07', '01:30', 'America/New_York')).toEqual([
      '2027-11-07T05:30:00.000Z',
      '2027-11-07T06:30:00.000Z',
    ]);
    expect(iso('2027-11-07', '00:59', 'America/New_York')).toHaveLength(1);
    expect(iso('2027-11-07', '02:00', 'America/New_York')).toHaveLength(1);
    expect(iso('2027-10-31', '02:30', 'Europe/Madrid')).toHaveLength(2);
  });
});

it.each(['America/Mexico_City', 'America/Argentina/Buenos_Aires', 'Etc/GMT+5', 'UTC', 'Asia/Calcutta'])(
  '%s is a zone',
  (zone) => expect(zoneName(zone, '')).toBeUndefined(),
);

it.each(['', '+05:00', 'Mars/Olympus', 'America/', '../etc/passwd', 'EST; DROP', `A/${'x'.repeat(64)}`])(
  '%s is none',
  (zone) => expect(zoneName(zone, '')).toEqual({ code: 'field.choice' }),
);
